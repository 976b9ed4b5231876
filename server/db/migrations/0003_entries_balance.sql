-- The entries of a posting come in one statement, and the posting balances when it ends: so none is added
-- later to one that stands. That a posting has entries at all is still checked when the transaction commits.
CREATE FUNCTION entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong bigint;
BEGIN
  SELECT e.posting_id INTO wrong FROM entry e JOIN account a ON a.id = e.account_id
  WHERE e.posting_id IN (SELECT posting_id FROM fresh)
  GROUP BY e.posting_id, a.currency HAVING sum(CASE a.normal WHEN 'debit' THEN e.amount ELSE -e.amount END) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % does not balance', wrong USING ERRCODE = 'check_violation';
  END IF;
  SELECT f.posting_id INTO wrong FROM fresh f WHERE EXISTS (
    SELECT 1 FROM entry e WHERE e.posting_id = f.posting_id AND NOT EXISTS (SELECT 1 FROM fresh n WHERE n.id = e.id)
  ) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is append only', wrong USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_balance AFTER INSERT ON entry REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION entries_balance();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM entry WHERE posting_id = NEW.id) THEN
    RAISE EXCEPTION 'posting % does not balance: it has no entries', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
