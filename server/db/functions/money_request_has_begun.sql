-- The first move of a request is the request's own.
CREATE OR REPLACE FUNCTION money_request_has_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_request_state (request_id, state, at, by) VALUES (NEW.id, NEW.state, NEW.created_at, NEW.member_id);
  RETURN NULL;
END $$;
