-- Notes what a command of an operator changes in a row, for the log: only the columns that change, and no secrets. The
-- trigger's arguments are the columns of the row's key. server/operator/acting.ts names the entry that it belongs to.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_old jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ELSE '{}' END;
  v_new jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ELSE '{}' END;
  v_before jsonb;
  v_after jsonb;
BEGIN
  SELECT jsonb_object_agg(key, value) INTO v_before FROM jsonb_each(v_old)
    WHERE v_new->key IS DISTINCT FROM value AND key !~ 'password|secret|sealed|hash|token|seed';
  SELECT jsonb_object_agg(key, value) INTO v_after FROM jsonb_each(v_new)
    WHERE v_old->key IS DISTINCT FROM value AND key !~ 'password|secret|sealed|hash|token|seed';
  -- A secret alone has changed: that it has is told, and not to what.
  IF v_before IS NULL AND v_after IS NULL AND v_old = v_new THEN RETURN NULL; END IF;
  INSERT INTO audit_change (audit_id, relation, row_key, before, after)
  SELECT current_setting('hanpan.audit'), TG_TABLE_NAME,
    (SELECT string_agg((CASE TG_OP WHEN 'DELETE' THEN v_old ELSE v_new END)->>TG_ARGV[i], ':' ORDER BY i)
      FROM generate_subscripts(TG_ARGV, 1) AS i),
    v_before, v_after;
  RETURN NULL;
END $$;
