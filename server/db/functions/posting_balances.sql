-- A posting has entries, checked when the transaction commits. That they balance: entries_balance.
CREATE OR REPLACE FUNCTION posting_balances() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM entry WHERE posting_id = NEW.id) THEN
    RAISE EXCEPTION 'posting % does not balance: it has no entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
