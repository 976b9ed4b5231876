-- What calls of providers are judged by, read at one moment, with nothing locked: {calls, now, losses}. A call has its
-- provider and tokenHash, and all but a balance has transactionId, betTransactionId, requestId, roundId and call.
-- Returns lists of what is there; whoever judges looks them up. thread: all transactions about one bet.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION provider_terms(p jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_calls jsonb := p->'calls';
  v_now timestamptz := (p->>'now')::timestamptz;
  v_has_bets boolean := v_calls @> '[{"call": "bet"}]';
  v_tokens jsonb;
  v_members text[];
  v_transactions jsonb;
  v_bets text[];
BEGIN
  SELECT coalesce(jsonb_agg(jsonb_build_object('hash', t.token_hash, 'provider', t.provider_id, 'gameId', t.game_id, 'kind', t.kind,
      'memberId', t.member_id, 'expiresAt', t.expires_at, 'tendency', m.tendency, 'isDisabled', m.disabled_at IS NOT NULL,
      'maxStake', (SELECT l.max_stake FROM bet_limit l ORDER BY level_rank(l.level, m.level) LIMIT 1),
      'sessionEnds', (SELECT s.expires_at FROM session s WHERE s.token_hash = t.session_hash AND s.revoked_at IS NULL))), '[]'),
    coalesce(array_agg(DISTINCT t.member_id), '{}')
  INTO v_tokens, v_members
  FROM (SELECT DISTINCT o->>'tokenHash' AS hash FROM jsonb_array_elements(v_calls) AS o) AS a,
    LATERAL (SELECT * FROM game_token WHERE token_hash = a.hash OFFSET 0) AS t,
    LATERAL (SELECT level, tendency, disabled_at FROM member WHERE id = t.member_id OFFSET 0) AS m;

  SELECT coalesce(jsonb_agg(jsonb_build_object('provider', t.provider_id, 'id', t.transaction_id, 'call', t.call, 'facts', t.facts,
      'state', t.state, 'refusal', t.refusal, 'tokenHash', t.token_hash, 'memberId', t.member_id, 'roundId', t.round_id, 'betId', t.bet_id)), '[]'),
    coalesce(array_agg(DISTINCT t.bet_id) FILTER (WHERE t.call = 'bet' AND t.bet_id IS NOT NULL), '{}')
  INTO v_transactions, v_bets
  FROM (SELECT o->>'provider' AS provider, one.id FROM jsonb_array_elements(v_calls) AS o,
      LATERAL (VALUES (o->>'transactionId'), (o->>'betTransactionId')) AS one(id) WHERE one.id IS NOT NULL GROUP BY 1, 2) AS a,
    LATERAL (SELECT * FROM provider_transaction WHERE provider_id = a.provider AND transaction_id = a.id OFFSET 0) AS t;

  RETURN jsonb_build_object(
    'tokens', v_tokens, 'transactions', v_transactions,
    'members', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', one.id,
        'wallet', (SELECT balance FROM account WHERE id = 'wallet:' || one.id), 'owed', (SELECT balance FROM account WHERE id = 'owed:' || one.id),
        'lastEntry', coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'wallet:' || one.id), 0),
        'protectionVersion', coalesce((SELECT version FROM protection WHERE member_id = one.id), 0),
        'protection', CASE WHEN v_has_bets THEN protection_of(one.id, v_now, p->'losses') END)), '[]')
      FROM unnest(v_members) AS one(id)),
    'requests', (SELECT coalesce(jsonb_agg(jsonb_build_object('provider', r.provider_id, 'id', r.request_id, 'transactionId', r.transaction_id, 'facts', r.facts)), '[]')
      FROM jsonb_array_elements(v_calls) AS o,
        LATERAL (SELECT * FROM provider_request WHERE provider_id = o->>'provider' AND request_id = o->>'requestId' OFFSET 0) AS r),
    'threads', (SELECT coalesce(jsonb_agg(jsonb_build_object('provider', a.provider, 'id', a.id, 'count', t.count, 'hasWin', t.wins > 0, 'hasRollback', t.rollbacks > 0)), '[]')
      FROM (SELECT DISTINCT o->>'provider' AS provider, o->>'betTransactionId' AS id FROM jsonb_array_elements(v_calls) AS o WHERE o ? 'betTransactionId') AS a,
        LATERAL (SELECT count(*) AS count, count(*) FILTER (WHERE call = 'win') AS wins, count(*) FILTER (WHERE call = 'rollback') AS rollbacks
          FROM provider_transaction WHERE provider_id = a.provider AND bet_transaction_id = a.id) AS t),
    'bets', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'memberId', b.member_id, 'stake', b.stake, 'paid', b.paid, 'status', b.status,
        'settlements', b.settlements, 'hasHeld', EXISTS (SELECT 1 FROM provider_held h WHERE h.bet_id = b.id))), '[]')
      FROM unnest(v_bets) AS one(id), LATERAL (SELECT * FROM bet WHERE id = one.id OFFSET 0) AS b),
    -- What each round has paid the member until now.
    'rounds', (SELECT coalesce(jsonb_agg(jsonb_build_object('provider', a.provider, 'roundId', a.round, 'memberId', a.member, 'paid', (
        SELECT coalesce(sum(b.paid), 0)
        FROM (SELECT bet_id FROM bet_pick WHERE round_id = a.round AND provider_id = a.provider OFFSET 0) AS k,
          LATERAL (SELECT paid, member_id, status FROM bet WHERE id = k.bet_id OFFSET 0) AS b
        WHERE b.member_id = a.member AND b.status IN (0, 2)))), '[]')
      FROM (SELECT DISTINCT o->>'provider' AS provider, o->>'roundId' AS round, t.member_id AS member FROM jsonb_array_elements(v_calls) AS o,
        LATERAL (SELECT member_id FROM game_token WHERE token_hash = o->>'tokenHash' OFFSET 0) AS t WHERE o->>'call' = 'win') AS a),
    'providers', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'isOn', v.is_on, 'roundCeiling', v.round_ceiling)), '[]')
      FROM (SELECT DISTINCT o->>'provider' AS id FROM jsonb_array_elements(v_calls) AS o) AS a, LATERAL (SELECT * FROM provider WHERE id = a.id OFFSET 0) AS v),
    'isClosed', coalesce((SELECT value = 'true' FROM setting WHERE key = 'siteNoticeFlg'), false));
END $$;
