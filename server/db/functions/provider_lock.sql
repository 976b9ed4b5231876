-- Locks what calls of providers are judged by, until the commit, in one order: threads by their keys, bets by their ids,
-- accounts by their ids. The house's accounts are locked by the posting alone: whoever waits for a member's would hold what all
-- others want. {threads: [{provider, id}], tokens}
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION provider_lock(p jsonb) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_bets text[];
  v_accounts text[] := ARRAY(
    SELECT DISTINCT k.kind || t.member_id
    FROM jsonb_array_elements_text(p->'tokens') AS o(hash), LATERAL (SELECT member_id FROM game_token WHERE token_hash = o.hash OFFSET 0) AS t,
      (VALUES ('owed:'), ('staked:'), ('wallet:')) AS k(kind));
BEGIN
  PERFORM pg_advisory_xact_lock(l.key) FROM (
    SELECT DISTINCT hashtextextended(o.provider || ' ' || o.id, 24) AS key
    FROM jsonb_to_recordset(p->'threads') AS o(provider text, id text) ORDER BY 1) AS l;
  v_bets := ARRAY(
    SELECT t.bet_id FROM jsonb_to_recordset(p->'threads') AS o(provider text, id text),
      LATERAL (SELECT bet_id FROM provider_transaction WHERE provider_id = o.provider AND transaction_id = o.id OFFSET 0) AS t
    WHERE t.bet_id IS NOT NULL);
  PERFORM 1 FROM bet WHERE id = ANY (v_bets) ORDER BY id FOR UPDATE;
  PERFORM 1 FROM account WHERE id = ANY (v_accounts) ORDER BY id FOR UPDATE;
END $$;
