-- What the ledger promises, kept by the database itself.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER fixture_result_append_only BEFORE UPDATE OR DELETE ON fixture_result FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An entry moves its account's balance and records the balance after it, in one step.
CREATE FUNCTION entry_moves_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no account %', NEW.account_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_moves_balance BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION entry_moves_balance();
--> statement-breakpoint
-- Nothing but an entry moves a balance, and an account begins empty.
CREATE FUNCTION balance_only_by_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account begins with a balance of 0' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves by an entry only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER balance_only_by_entry BEFORE INSERT OR UPDATE ON account FOR EACH ROW EXECUTE FUNCTION balance_only_by_entry();
--> statement-breakpoint
-- Debits equal credits in each posting and currency, checked when the transaction commits.
CREATE FUNCTION posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM entry WHERE posting_id = NEW.id) OR EXISTS (
    SELECT 1 FROM entry e JOIN account a ON a.id = e.account_id WHERE e.posting_id = NEW.id
    GROUP BY a.currency HAVING sum(CASE a.normal WHEN 'debit' THEN e.amount ELSE -e.amount END) <> 0
  ) THEN
    RAISE EXCEPTION 'posting % does not balance', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION posting_balances();
