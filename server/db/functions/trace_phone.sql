-- Keeps a member's phone number.
CREATE OR REPLACE FUNCTION trace_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_trace(NEW.id, 'phone', trace_digits(NEW.phone), CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END);
  RETURN NULL;
END
$$;
