-- Nothing but an entry moves a balance, and an account begins empty.
CREATE OR REPLACE FUNCTION balance_only_by_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account begins with a balance of 0' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves by an entry only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
