-- What a provider said and what a programme granted is not changed later, as little as the ledger.
CREATE TRIGGER provider_transaction_append_only BEFORE UPDATE OR DELETE ON provider_transaction FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER programme_claim_append_only BEFORE UPDATE OR DELETE ON programme_claim FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The tables whose rows refuse this change, found by their trigger: 8 of DELETE, 16 of UPDATE (pg_trigger.tgtype).
CREATE FUNCTION tables_refusing(p_change int) RETURNS SETOF regclass LANGUAGE sql STABLE AS $$
  SELECT DISTINCT t.tgrelid::regclass FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE p.proname = 'refuse_change' AND NOT t.tgisinternal AND t.tgtype & 1 = 1 AND t.tgtype & p_change = p_change
$$;
--> statement-breakpoint
-- What refuses that its rows are deleted refuses to be emptied. Called after each migration, so that no table is forgotten.
CREATE FUNCTION refuse_truncates() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_table regclass;
BEGIN
  FOR v_table IN
    SELECT one FROM tables_refusing(8) AS one
    WHERE NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = one AND t.tgname = 'refuse_truncate')
  LOOP
    EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', v_table);
  END LOOP;
END $$;
