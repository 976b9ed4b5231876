-- A request begins as requested, whatever writes it.
CREATE OR REPLACE FUNCTION money_request_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'requested' OR NEW.version <> 1 OR NEW.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a money request begins as requested' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
