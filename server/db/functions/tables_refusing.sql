-- The tables whose rows refuse this change, found by their trigger: 8 of DELETE, 16 of UPDATE (pg_trigger.tgtype).
CREATE OR REPLACE FUNCTION tables_refusing(p_change int) RETURNS SETOF regclass LANGUAGE sql STABLE AS $$
  SELECT DISTINCT t.tgrelid::regclass FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE p.proname = 'refuse_change' AND NOT t.tgisinternal AND t.tgtype & 1 = 1 AND t.tgtype & p_change = p_change
$$;
