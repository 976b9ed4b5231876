-- Takes one signed call of a provider: docs/provider.md. Returns {code, room?, isRepeat, balance, memberId, betId,
-- isHeld}. A unique violation says that another call took the request id meanwhile: it is safe to run again.
-- The settings of the planner: post_all.
CREATE OR REPLACE FUNCTION provider_call(p jsonb) RETURNS jsonb LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_provider text := p->>'provider';
  v_call text := p->>'call';
  v_id text := p->>'transactionId';
  v_bet_id text := p->>'betTransactionId';
  v_amount bigint := (p->>'amount')::bigint;
  v_now timestamptz := (p->>'now')::timestamptz;
  v_token game_token;
  v_of provider_transaction;
  v_known provider_transaction;
  v_request provider_request;
  v_member member;
  v_bet bet;
  v_room bigint;
  v_wallet bigint;
  v_staked bigint;
  v_refusal jsonb;
  v_paid bigint;
  v_posting bigint;
  v_site_bet text := p->>'siteBetId';
  r record;
BEGIN
  SELECT * INTO v_token FROM game_token WHERE token_hash = p->>'tokenHash' AND provider_id = v_provider;
  IF NOT FOUND THEN RETURN jsonb_build_object('code', 'unknown_token'); END IF;
  IF v_call = 'balance' THEN RETURN provider_balance(v_token.member_id) || '{"isRepeat": false}'; END IF;

  -- Calls about one bet, and calls with one id, run one after the other.
  FOR r IN SELECT DISTINCT hashtextextended(v_provider || ' ' || one, 24) AS key FROM unnest(ARRAY[v_id, v_bet_id]) AS one ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(r.key);
  END LOOP;

  SELECT * INTO v_request FROM provider_request WHERE provider_id = v_provider AND request_id = p->>'requestId';
  IF FOUND AND (v_request.transaction_id <> v_id OR v_request.facts <> p->>'facts') THEN
    RETURN jsonb_build_object('code', 'facts_differ');
  END IF;
  SELECT * INTO v_known FROM provider_transaction WHERE provider_id = v_provider AND transaction_id = v_id;
  IF FOUND THEN
    IF v_known.facts <> p->>'facts' THEN RETURN jsonb_build_object('code', 'facts_differ'); END IF;
    INSERT INTO provider_request (provider_id, request_id, transaction_id, facts) VALUES (v_provider, p->>'requestId', v_id, p->>'facts') ON CONFLICT DO NOTHING;
    IF v_known.state = 'refused' THEN RETURN v_known.refusal || jsonb_build_object('memberId', v_known.member_id); END IF;
    RETURN provider_balance(v_known.member_id) || '{"isRepeat": true}';
  END IF;

  IF v_call = 'bet' THEN
    IF EXISTS (SELECT 1 FROM provider_transaction WHERE provider_id = v_provider AND bet_transaction_id = v_id AND call = 'rollback') THEN
      RETURN provider_refuse(p, v_token, '{"code": "bet_rolled_back"}');
    END IF;
    IF NOT (SELECT is_on FROM provider WHERE id = v_provider) THEN RETURN jsonb_build_object('code', 'provider_off'); END IF;
    IF coalesce((SELECT value = 'true' FROM setting WHERE key = 'siteNoticeFlg'), false) THEN RETURN jsonb_build_object('code', 'maintenance'); END IF;
    IF v_token.game_id <> p->>'gameId' THEN RETURN jsonb_build_object('code', 'unknown_token'); END IF;
    SELECT * INTO v_member FROM member WHERE id = v_token.member_id;
    IF v_token.expires_at <= v_now OR v_member.disabled_at IS NOT NULL OR NOT EXISTS (
      SELECT 1 FROM session WHERE token_hash = v_token.session_hash AND revoked_at IS NULL AND expires_at > v_now)
    THEN RETURN provider_refuse(p, v_token, '{"code": "token_expired"}'); END IF;
    IF p->>'barringCode' = ANY (v_member.tendency) THEN RETURN provider_refuse(p, v_token, '{"code": "barred"}'); END IF;
    SELECT l.max_stake INTO v_room FROM bet_limit l ORDER BY l.level <= v_member.level DESC, abs(l.level - v_member.level) LIMIT 1;
    IF v_amount > v_room THEN RETURN provider_refuse(p, v_token, jsonb_build_object('code', 'stake_limit', 'room', v_room)); END IF;
    -- It locks the wallet.
    v_refusal := stake_refusal(v_token.member_id, v_now, v_amount);
    IF v_refusal IS NOT NULL THEN
      RETURN provider_refuse(p, v_token, jsonb_build_object('code', 'protected', 'protection', v_refusal)
        || CASE WHEN v_refusal ? 'room' THEN jsonb_build_object('room', v_refusal->'room') ELSE '{}' END);
    END IF;
    SELECT balance INTO v_wallet FROM account WHERE id = 'wallet:' || v_token.member_id;
    SELECT balance INTO v_staked FROM account WHERE id = 'staked:' || v_token.member_id;
    IF v_amount > v_wallet THEN RETURN provider_refuse(p, v_token, jsonb_build_object('code', 'insufficient_funds', 'room', v_wallet)); END IF;
    -- The price of a game at a provider is known by what it pays: the columns hold 1.00 and 0.
    INSERT INTO bet (id, member_id, game_type, stake, price, payout, placed_at)
    VALUES (v_site_bet, v_token.member_id, CASE v_token.kind WHEN 'slot' THEN 6 ELSE 5 END, v_amount, 100, 0, v_now);
    INSERT INTO bet_pick (bet_id, position, kind, provider_id, game_id, round_id, selection_id, bet_price)
    VALUES (v_site_bet, 0, 'provider', v_provider, v_token.game_id, p->>'roundId', p->>'selectionId', 100);
    INSERT INTO posting (kind, ref, unique_key, at) VALUES ('stake', v_site_bet, 'bet:' || v_site_bet || ':stake', v_now) RETURNING id INTO v_posting;
    INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
    VALUES (v_posting, 'staked:' || v_token.member_id, v_amount, v_staked + v_amount, NULL, NULL),
      (v_posting, 'wallet:' || v_token.member_id, -v_amount, v_wallet - v_amount, 'stake', v_now);
    PERFORM provider_keep(p, v_token, 'taken', v_site_bet);
    RETURN provider_balance(v_token.member_id) || jsonb_build_object('isRepeat', false, 'betId', v_site_bet);
  END IF;

  SELECT * INTO v_of FROM provider_transaction WHERE provider_id = v_provider AND transaction_id = v_bet_id AND call = 'bet';
  IF FOUND THEN
    IF v_of.token_hash <> v_token.token_hash OR v_of.round_id <> p->>'roundId' THEN RETURN jsonb_build_object('code', 'facts_differ'); END IF;
    SELECT * INTO v_bet FROM bet WHERE id = v_of.bet_id FOR UPDATE;
  ELSIF v_call = 'win' THEN
    RETURN jsonb_build_object('code', CASE WHEN EXISTS (
      SELECT 1 FROM provider_transaction WHERE provider_id = v_provider AND bet_transaction_id = v_bet_id AND call = 'rollback')
      THEN 'bet_rolled_back' ELSE 'unknown_bet' END);
  ELSE
    PERFORM provider_keep(p, v_token, 'early', NULL);
    RETURN provider_balance(v_token.member_id) || '{"isRepeat": false}';
  END IF;

  IF v_call = 'win' THEN
    IF v_of.state = 'refused' THEN
      RETURN jsonb_build_object('code', CASE v_of.refusal->>'code' WHEN 'bet_rolled_back' THEN 'bet_rolled_back' ELSE 'unknown_bet' END);
    END IF;
    IF v_bet.status = -1 THEN RETURN jsonb_build_object('code', 'bet_rolled_back'); END IF;
    IF v_bet.status <> 0 THEN RETURN jsonb_build_object('code', 'bet_closed'); END IF;
    IF (p->>'isPush')::boolean AND (NOT (p->>'isFinal')::boolean OR v_bet.paid + v_amount <> v_bet.stake) THEN
      RETURN jsonb_build_object('code', 'facts_differ');
    END IF;
    PERFORM provider_keep(p, v_token, 'taken', v_bet.id);
    IF (p->>'isPush')::boolean THEN PERFORM provider_pay(v_bet, v_amount, 3::smallint, 'push', v_now);
    ELSE
      v_paid := provider_hold(p, v_bet, v_amount);
      IF NOT (p->>'isFinal')::boolean THEN PERFORM provider_pay(v_bet, v_paid, 0::smallint, 'open', v_now);
      -- A bet whose win is held is won, whatever was paid for it until now.
      ELSIF v_bet.paid + v_amount > 0 OR EXISTS (SELECT 1 FROM provider_held WHERE bet_id = v_bet.id)
      THEN PERFORM provider_pay(v_bet, v_paid, 2::smallint, 'won', v_now);
      ELSE PERFORM provider_pay(v_bet, v_paid, 1::smallint, 'lost', v_now);
      END IF;
    END IF;
    RETURN provider_balance(v_token.member_id) || jsonb_build_object('isRepeat', false, 'betId', v_bet.id, 'isHeld', v_paid < v_amount);
  END IF;

  IF EXISTS (SELECT 1 FROM provider_transaction WHERE provider_id = v_provider AND bet_transaction_id = v_bet_id AND call = 'win') THEN
    RETURN jsonb_build_object('code', 'bet_won');
  END IF;
  PERFORM provider_keep(p, v_token, 'taken', v_bet.id);
  IF v_of.state = 'refused' THEN RETURN provider_balance(v_token.member_id) || '{"isRepeat": false}'; END IF;
  IF v_bet.status = -1 THEN RETURN provider_balance(v_token.member_id) || '{"isRepeat": true}'; END IF;
  PERFORM provider_pay(v_bet, v_bet.stake, -1::smallint, 'void', v_now);
  RETURN provider_balance(v_token.member_id) || jsonb_build_object('isRepeat', false, 'betId', v_bet.id);
END $$;
