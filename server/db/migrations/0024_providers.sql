CREATE TABLE "game_favourite" (
	"member_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"game_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_favourite_member_id_provider_id_game_id_pk" PRIMARY KEY("member_id","provider_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"game_id" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_token_kind" CHECK ("game_token"."kind" in ('casino','slot'))
);
--> statement-breakpoint
CREATE TABLE "provider" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"certificate" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_doubt" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"answer" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_game" (
	"provider_id" text NOT NULL,
	"game_id" text NOT NULL,
	"game" jsonb NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_game_provider_id_game_id_pk" PRIMARY KEY("provider_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "provider_request" (
	"provider_id" text NOT NULL,
	"request_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"facts" text NOT NULL,
	CONSTRAINT "provider_request_provider_id_request_id_pk" PRIMARY KEY("provider_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "provider_transaction" (
	"provider_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"call" text NOT NULL,
	"bet_transaction_id" text NOT NULL,
	"round_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"facts" text NOT NULL,
	"state" text NOT NULL,
	"refusal" jsonb,
	"selection_name" text,
	"note" text,
	"bet_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_transaction_provider_id_transaction_id_pk" PRIMARY KEY("provider_id","transaction_id"),
	CONSTRAINT "provider_transaction_call" CHECK ("provider_transaction"."call" in ('bet','win','rollback')),
	CONSTRAINT "provider_transaction_state" CHECK ("provider_transaction"."state" in ('taken','refused','early'))
);
--> statement-breakpoint
ALTER TABLE "game_favourite" ADD CONSTRAINT "game_favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_token" ADD CONSTRAINT "game_token_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_token" ADD CONSTRAINT "game_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_doubt" ADD CONSTRAINT "provider_doubt_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_game" ADD CONSTRAINT "provider_game_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_transaction" ADD CONSTRAINT "provider_transaction_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_transaction" ADD CONSTRAINT "provider_transaction_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_transaction" ADD CONSTRAINT "provider_transaction_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_token_member" ON "game_token" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "provider_transaction_bet" ON "provider_transaction" USING btree ("provider_id","bet_transaction_id");--> statement-breakpoint
CREATE INDEX "provider_transaction_at" ON "provider_transaction" USING btree ("at");--> statement-breakpoint
CREATE INDEX "provider_transaction_site_bet" ON "provider_transaction" USING btree ("bet_id") WHERE "provider_transaction"."call" = 'bet';--> statement-breakpoint
CREATE INDEX "bet_casino_won" ON "bet" USING btree ("paid") WHERE "bet"."game_list" = 0 and "bet"."status" = 2;
--> statement-breakpoint
-- A refused call that leaves a row: the same answer comes again for the same transaction.
CREATE FUNCTION provider_refuse(p jsonb, v_token game_token, p_refusal jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_transaction (provider_id, transaction_id, call, bet_transaction_id, round_id, token_hash, member_id, game_id, amount, facts, state, refusal, selection_name, at)
  VALUES (p->>'provider', p->>'transactionId', p->>'call', p->>'betTransactionId', p->>'roundId', v_token.token_hash, v_token.member_id, v_token.game_id,
    (p->>'amount')::bigint, p->>'facts', 'refused', p_refusal, p->>'selectionName', (p->>'now')::timestamptz);
  INSERT INTO provider_request (provider_id, request_id, transaction_id, facts) VALUES (p->>'provider', p->>'requestId', p->>'transactionId', p->>'facts');
  RETURN p_refusal || jsonb_build_object('memberId', v_token.member_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION provider_keep(p jsonb, v_token game_token, p_state text, p_bet text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO provider_transaction (provider_id, transaction_id, call, bet_transaction_id, round_id, token_hash, member_id, game_id, amount, facts, state, selection_name, note, bet_id, at)
  VALUES (p->>'provider', p->>'transactionId', p->>'call', p->>'betTransactionId', p->>'roundId', v_token.token_hash, v_token.member_id, v_token.game_id,
    (p->>'amount')::bigint, p->>'facts', p_state, p->>'selectionName', p->>'note', p_bet, (p->>'now')::timestamptz);
  INSERT INTO provider_request (provider_id, request_id, transaction_id, facts) VALUES (p->>'provider', p->>'requestId', p->>'transactionId', p->>'facts');
$$;
--> statement-breakpoint
-- Pays p_paid for a bet, and ends it with p_status where that is not 0. What the member owes is repaid first.
CREATE FUNCTION provider_pay(p_bet bet, p_paid bigint, p_status smallint, p_outcome text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_owed bigint;
  v_repaid bigint;
  v_earned bigint := CASE WHEN p_status = 0 THEN 0 ELSE p_bet.stake END;
  v_posting bigint;
  v_number int := p_bet.settlements + 1;
BEGIN
  IF v_earned = 0 AND p_paid = 0 THEN RETURN; END IF;
  PERFORM 1 FROM account WHERE id IN ('owed:' || p_bet.member_id, 'staked:' || p_bet.member_id, 'wallet:' || p_bet.member_id) ORDER BY id FOR UPDATE;
  SELECT balance INTO v_owed FROM account WHERE id = 'owed:' || p_bet.member_id;
  v_repaid := least(p_paid, coalesce(v_owed, 0));
  INSERT INTO posting (kind, ref, unique_key, at) VALUES ('settlement', p_bet.id, 'bet:' || p_bet.id || ':settlement:' || v_number, p_at) RETURNING id INTO v_posting;
  INSERT INTO entry (posting_id, account_id, amount, balance)
  SELECT v_posting, l.account, l.amount, 0 FROM (VALUES
    ('house_payouts', p_paid), ('house_stakes', v_earned), ('owed:' || p_bet.member_id, -v_repaid),
    ('staked:' || p_bet.member_id, -v_earned), ('wallet:' || p_bet.member_id, p_paid - v_repaid)) AS l(account, amount)
  WHERE l.amount <> 0 ORDER BY l.account;
  UPDATE bet SET paid = paid + p_paid, status = p_status, settlements = v_number, settled_at = CASE WHEN p_status = 0 THEN NULL ELSE p_at END WHERE id = p_bet.id;
  IF p_status <> 0 THEN UPDATE bet_pick SET status = p_status, outcome = p_outcome WHERE bet_id = p_bet.id; END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION provider_balance(p_member text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('code', NULL, 'memberId', p_member, 'balance', (SELECT balance FROM account WHERE id = 'wallet:' || p_member))
$$;
--> statement-breakpoint
-- Takes one signed call of a provider: docs/provider.md. Returns {code, room?, isRepeat, balance, memberId, betId}. A
-- unique violation says that another call took the request id meanwhile: it is safe to run again.
CREATE FUNCTION provider_call(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
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
  v_refusal jsonb;
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
    IF v_amount > v_wallet THEN RETURN provider_refuse(p, v_token, jsonb_build_object('code', 'insufficient_funds', 'room', v_wallet)); END IF;
    -- The price of a game at a provider is known by what it pays: the columns hold 1.00 and 0.
    INSERT INTO bet (id, member_id, game_type, stake, price, payout, placed_at)
    VALUES (v_site_bet, v_token.member_id, CASE v_token.kind WHEN 'slot' THEN 6 ELSE 5 END, v_amount, 100, 0, v_now);
    INSERT INTO bet_pick (bet_id, position, kind, provider_id, game_id, round_id, selection_id, bet_price)
    VALUES (v_site_bet, 0, 'provider', v_provider, v_token.game_id, p->>'roundId', p->>'selectionId', 100);
    INSERT INTO posting (kind, ref, unique_key, at) VALUES ('stake', v_site_bet, 'bet:' || v_site_bet || ':stake', v_now) RETURNING id INTO v_posting;
    INSERT INTO entry (posting_id, account_id, amount, balance)
    VALUES (v_posting, 'staked:' || v_token.member_id, v_amount, 0), (v_posting, 'wallet:' || v_token.member_id, -v_amount, 0);
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
    IF (p->>'isPush')::boolean THEN PERFORM provider_pay(v_bet, v_amount, 3::smallint, 'push', v_now);
    ELSIF NOT (p->>'isFinal')::boolean THEN PERFORM provider_pay(v_bet, v_amount, 0::smallint, 'open', v_now);
    ELSIF v_bet.paid + v_amount > 0 THEN PERFORM provider_pay(v_bet, v_amount, 2::smallint, 'won', v_now);
    ELSE PERFORM provider_pay(v_bet, v_amount, 1::smallint, 'lost', v_now);
    END IF;
    PERFORM provider_keep(p, v_token, 'taken', v_bet.id);
    RETURN provider_balance(v_token.member_id) || jsonb_build_object('isRepeat', false, 'betId', v_bet.id);
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
