-- Runs the calls in their order, each as provider_call does: all of them, or none with an error; one commit, and one
-- turn at the house's accounts. p_patience: how long it waits for any lock. What the calls lock is locked first, in one
-- order: transactions, accounts.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION provider_calls(p jsonb, p_patience text) RETURNS jsonb LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_accounts text[];
  v_answers jsonb[] := '{}';
  r record;
BEGIN
  PERFORM set_config('lock_timeout', p_patience, true);
  FOR r IN SELECT DISTINCT hashtextextended((o->>'provider') || ' ' || one.id, 24) AS key
    FROM jsonb_array_elements(p) AS o, LATERAL (VALUES (o->>'transactionId'), (o->>'betTransactionId')) AS one(id)
    WHERE one.id IS NOT NULL ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock(r.key);
  END LOOP;
  v_accounts := ARRAY(
    SELECT k.kind || t.member_id
    FROM jsonb_array_elements(p) AS o,
      LATERAL (SELECT member_id FROM game_token WHERE token_hash = o->>'tokenHash' OFFSET 0) AS t,
      (VALUES ('owed:'), ('staked:'), ('wallet:')) AS k(kind)
    WHERE o->>'call' <> 'balance');
  PERFORM 1 FROM account WHERE id = ANY (CASE
    WHEN EXISTS (SELECT 1 FROM jsonb_array_elements(p) AS o WHERE o->>'call' IN ('win', 'rollback'))
    THEN v_accounts || ARRAY['house_payouts', 'house_stakes'] ELSE v_accounts END) ORDER BY id FOR UPDATE;
  FOR r IN SELECT o.said FROM jsonb_array_elements(p) WITH ORDINALITY AS o(said, place) ORDER BY o.place LOOP
    v_answers := v_answers || provider_call(r.said);
  END LOOP;
  RETURN to_jsonb(v_answers);
END $$;
