-- Counts the requests by kind and state, of all members and of each.
CREATE OR REPLACE FUNCTION money_request_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_listed('money_request', '', NULL, OLD.kind, OLD.state, -1, 0, 0),
      count_listed('money_request', OLD.member_id, NULL, OLD.kind, OLD.state, -1, 0, 0);
  END IF;
  PERFORM count_listed('money_request', '', NULL, NEW.kind, NEW.state, 1, 0, 0),
    count_listed('money_request', NEW.member_id, NULL, NEW.kind, NEW.state, 1, 0, 0);
  RETURN NULL;
END $$;
