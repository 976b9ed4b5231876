-- Of two transactions that write or look for one value, the second waits for the first.
CREATE OR REPLACE FUNCTION lock_trace(kind text, value text) RETURNS void LANGUAGE sql AS $$
  select pg_advisory_xact_lock(hashtextextended('trace:' || kind || ':' || value, 39))
$$;
