-- Renews the leases that the holder has and takes those that are free, for p_ms milliseconds. Returns those that it has
-- then. The token rises with each new holder. `p_alone`: no other process has this database, so that all are free.
-- Where the holder of before is still in a transaction, its connection is ended, and the next look takes the lease.
CREATE OR REPLACE FUNCTION lease_take(p_names text[], p_holder text, p_ms integer, p_alone boolean)
  RETURNS TABLE (name text, token bigint, nudges bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz := clock_timestamp();
  v_until timestamptz := CASE WHEN p_alone THEN 'infinity' ELSE v_now + make_interval(secs => p_ms / 1000.0) END;
  v_name text;
BEGIN
  PERFORM 1 FROM lease l WHERE l.name = ANY (p_names) AND l.holder = p_holder ORDER BY l.name FOR UPDATE;
  UPDATE lease l SET until = v_until WHERE l.name = ANY (p_names) AND l.holder = p_holder;
  INSERT INTO lease AS l (name, holder, token, until)
    SELECT n, p_holder, 1, v_until FROM unnest(p_names) AS n
    WHERE NOT EXISTS (SELECT 1 FROM lease k WHERE k.name = n) ORDER BY n
    ON CONFLICT DO NOTHING;
  FOR v_name IN
    SELECT l.name FROM lease l
    WHERE l.name = ANY (p_names) AND l.holder <> p_holder AND (p_alone OR l.until < v_now) ORDER BY l.name
  LOOP
    IF pg_try_advisory_xact_lock(71, hashtext(v_name)) THEN
      UPDATE lease l SET holder = p_holder, token = l.token + 1, until = v_until
        WHERE l.name = v_name AND (p_alone OR l.until < v_now);
    ELSE
      PERFORM pg_terminate_backend(k.pid) FROM pg_locks k
        WHERE k.locktype = 'advisory' AND k.classid = 71 AND k.objid = (hashtext(v_name)::bigint & 4294967295)::oid
          AND k.mode = 'ShareLock' AND k.granted
          AND k.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database());
    END IF;
  END LOOP;
  RETURN QUERY SELECT l.name, l.token, l.nudges FROM lease l WHERE l.name = ANY (p_names) AND l.holder = p_holder;
END $$;
