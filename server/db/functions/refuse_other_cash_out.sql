-- What was asked for stays as it was, and is decided once.
CREATE OR REPLACE FUNCTION refuse_other_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'pending' AND NEW.state <> 'pending'
    AND (NEW.id, NEW.bet_id, NEW.owner, NEW.key, NEW.stake, NEW.least, NEW.version, NEW.asked_at, NEW.decide_at)
      = (OLD.id, OLD.bet_id, OLD.owner, OLD.key, OLD.stake, OLD.least, OLD.version, OLD.asked_at, OLD.decide_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'cash-out request % is decided once', OLD.id;
END $$;
