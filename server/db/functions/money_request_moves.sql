-- A move takes its request along. The first one is the request's own.
CREATE OR REPLACE FUNCTION money_request_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v money_request;
BEGIN
  SELECT * INTO v FROM money_request WHERE id = NEW.request_id FOR UPDATE;
  IF NOT EXISTS (SELECT 1 FROM money_request_state WHERE request_id = NEW.request_id) AND v.state = 'requested' AND NEW.state = 'requested' THEN
    RETURN NEW;
  END IF;
  IF v.id IS NULL OR NOT money_request_may(v.kind, v.state, NEW.state) THEN
    RAISE EXCEPTION 'a % that is % does not become %', v.kind, v.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE money_request SET state = NEW.state, version = version + 1 WHERE id = NEW.request_id;
  RETURN NEW;
END $$;
