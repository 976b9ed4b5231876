-- What refuses that its rows are deleted refuses to be emptied. Called after the migrations, so that no table is
-- forgotten.
CREATE OR REPLACE FUNCTION refuse_truncates() RETURNS void LANGUAGE plpgsql AS $$
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
