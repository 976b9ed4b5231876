-- Keeps the number of a member's bank account.
CREATE OR REPLACE FUNCTION trace_bank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_trace(NEW.member_id, 'bank', trace_digits(NEW.number), NEW.changed_at);
  RETURN NULL;
END
$$;
