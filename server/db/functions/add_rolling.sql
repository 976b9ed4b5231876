-- Counts one amount: add_rollings.
CREATE OR REPLACE FUNCTION add_rolling(p_member text, p_category text, p_ref text, p_amount bigint, p_at timestamptz)
  RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  PERFORM add_rollings(ARRAY[p_member], ARRAY[p_category], ARRAY[p_ref], ARRAY[p_amount], ARRAY[p_at]);
END $$;
