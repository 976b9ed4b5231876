-- What an added bet had at risk counts; a cancelled or void one had nothing: docs/decisions/what-was-at-risk.md.
CREATE OR REPLACE FUNCTION bet_rolling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.at_risk <> 0 THEN
    PERFORM add_rolling(NEW.member_id, rolling_category(NEW.game_type), 'bet:' || NEW.id, NEW.at_risk, coalesce(NEW.settled_at, NEW.placed_at));
  END IF;
  RETURN NULL;
END $$;
