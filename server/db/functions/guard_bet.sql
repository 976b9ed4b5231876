-- No bet is written past a break, an exclusion or a limit of losses, whatever writes it.
CREATE OR REPLACE FUNCTION guard_bet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_refusal jsonb := stake_refusal(NEW.member_id, NEW.placed_at, NEW.stake);
BEGIN
  IF v_refusal IS NOT NULL THEN RAISE EXCEPTION '%', v_refusal::text USING ERRCODE = 'HP010'; END IF;
  RETURN NEW;
END $$;
