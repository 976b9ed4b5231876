-- Money in sets. The entries of one statement move the balances of their accounts together; the bets that one statement
-- changes are counted together. Row by row, a round of 5,000 bets ran some 40,000 triggers.

DROP TRIGGER entry_moves_balance ON entry;
--> statement-breakpoint
DROP FUNCTION entry_moves_balance();
--> statement-breakpoint
DROP TRIGGER entry_counted ON entry;
--> statement-breakpoint
DROP FUNCTION entry_counted();
--> statement-breakpoint
-- Whoever inserts entries holds the rows of their accounts and says the balance after each entry. This sees to it that
-- 1. debits equal credits in each posting and currency,
-- 2. the entries of a posting come in one statement: none is added to one that stands,
-- 3. kind and time of an entry are its posting's for wallets and points, and empty for others,
-- 4. the balances follow each other from the account's own, and the account's balance becomes the last of them,
-- 5. no entry is numbered before one that its account has.
-- Subqueries and not joins: the plan is kept, and one that reads whole tables would be kept too.
CREATE OR REPLACE FUNCTION entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_wrong bigint;
  v_mislabelled bigint;
  v_accounts text[];
  v_firsts bigint[];
  v_counts bigint[];
  v_openings bigint[];
  v_totals bigint[];
  v_torn text;
  v_moved int;
BEGIN
  SELECT min(p.posting_id) FILTER (WHERE p.difference <> 0), min(p.posting_id) FILTER (WHERE p.is_mislabelled)
  INTO v_wrong, v_mislabelled
  FROM (
    SELECT l.posting_id, sum(CASE l.account[1] WHEN 'debit' THEN l.amount ELSE -l.amount END) AS difference,
      bool_or(CASE WHEN l.account[3] IN ('wallet', 'points')
        THEN (SELECT (o.kind, o.at) IS DISTINCT FROM (l.kind, l.at) FROM posting o WHERE o.id = l.posting_id)
        ELSE num_nonnulls(l.kind, l.at) > 0 END) AS is_mislabelled
    FROM (
      SELECT f.posting_id, f.amount, f.kind, f.at,
        (SELECT ARRAY[a.normal, a.currency, a.kind] FROM account a WHERE a.id = f.account_id) AS account
      FROM fresh f) AS l
    GROUP BY l.posting_id, l.account[2]) AS p;
  IF v_wrong IS NOT NULL THEN
    RAISE EXCEPTION 'posting % does not balance', v_wrong USING ERRCODE = 'check_violation';
  END IF;

  SELECT f.posting_id INTO v_wrong FROM (SELECT posting_id, count(*) AS entries FROM fresh GROUP BY posting_id) AS f
  WHERE (SELECT count(*) FROM entry e WHERE e.posting_id = f.posting_id) <> f.entries LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is append only', v_wrong USING ERRCODE = 'restrict_violation';
  END IF;
  IF v_mislabelled IS NOT NULL THEN
    RAISE EXCEPTION 'an entry of posting % has another kind or time', v_mislabelled USING ERRCODE = 'restrict_violation';
  END IF;

  SELECT array_agg(a.account_id), array_agg(a.first), array_agg(a.entries), array_agg(a.opening), array_agg(a.total),
    min(a.account_id) FILTER (WHERE a.is_torn)
  INTO v_accounts, v_firsts, v_counts, v_openings, v_totals, v_torn
  FROM (
    SELECT l.account_id, min(l.id) AS first, count(*) AS entries, min(l.opening) AS opening, sum(l.amount)::bigint AS total,
      min(l.opening) <> max(l.opening) AS is_torn
    FROM (
      SELECT f.account_id, f.id, f.amount,
        (f.balance - sum(f.amount) OVER (PARTITION BY f.account_id ORDER BY f.id))::bigint AS opening
      FROM fresh f) AS l
    GROUP BY l.account_id ORDER BY l.account_id) AS a;
  UPDATE account a SET balance = a.balance + o.total
  FROM unnest(v_accounts, v_openings, v_totals) AS o(id, opening, total) WHERE a.id = o.id AND a.balance = o.opening;
  GET DIAGNOSTICS v_moved = ROW_COUNT;
  IF v_torn IS NOT NULL OR v_moved <> coalesce(cardinality(v_accounts), 0) THEN
    RAISE EXCEPTION 'the balance of an entry does not follow its account''s' USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT o.id INTO v_torn FROM unnest(v_accounts, v_firsts, v_counts) AS o(id, first, entries)
  WHERE (SELECT count(*) FROM entry e WHERE e.account_id = o.id AND e.id >= o.first) <> o.entries LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an entry of % is numbered before one that stands', v_torn USING ERRCODE = 'restrict_violation';
  END IF;

  INSERT INTO list_count (list, owner, day, first, second, rows)
  SELECT 'entry', f.account_id, d.day, f.kind, '', count(*)
  FROM fresh f, LATERAL (VALUES ('-infinity'::date), ((f.at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day)
  WHERE f.at IS NOT NULL GROUP BY f.account_id, d.day, f.kind ORDER BY f.account_id, d.day, f.kind
  ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = list_count.rows + excluded.rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Posts movements: [{kind, ref, uniqueKey, note, at, lines: [{account, amount}]}]. Returns the ids of the postings, in
-- their order. The accounts are held first, in the order of their ids, so that two never wait for each other in a circle.
CREATE FUNCTION post_all(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_accounts text[] := ARRAY(
    SELECT DISTINCT l->>'account' FROM jsonb_array_elements(p) AS m, jsonb_array_elements(m->'lines') AS l
    WHERE (l->>'amount')::bigint <> 0);
  v_ids bigint[] := ARRAY(SELECT nextval('posting_id_seq') FROM generate_series(1, jsonb_array_length(p)));
  v_held int;
BEGIN
  PERFORM 1 FROM account WHERE id = ANY (v_accounts) ORDER BY id FOR UPDATE;
  GET DIAGNOSTICS v_held = ROW_COUNT;
  IF v_held <> cardinality(v_accounts) THEN
    RAISE EXCEPTION 'no account among %', v_accounts USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO posting (id, kind, ref, unique_key, note, at)
  SELECT v_ids[m.place], m.said->>'kind', m.said->>'ref', m.said->>'uniqueKey', m.said->>'note', (m.said->>'at')::timestamptz
  FROM jsonb_array_elements(p) WITH ORDINALITY AS m(said, place);
  INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
  SELECT v_ids[l.place], l.account, l.amount,
    a.balance + sum(l.amount) OVER (PARTITION BY l.account ORDER BY l.place, l.line),
    CASE WHEN a.kind IN ('wallet', 'points') THEN l.kind END, CASE WHEN a.kind IN ('wallet', 'points') THEN l.at END
  FROM (
      SELECT m.place, m.said->>'kind' AS kind, (m.said->>'at')::timestamptz AS at, s.line, s.said->>'account' AS account,
        (s.said->>'amount')::bigint AS amount
      FROM jsonb_array_elements(p) WITH ORDINALITY AS m(said, place),
        LATERAL jsonb_array_elements(m.said->'lines') WITH ORDINALITY AS s(said, line)) AS l,
    -- Not a join: see entries_balance.
    LATERAL (SELECT balance, kind FROM account WHERE id = l.account OFFSET 0) AS a
  WHERE l.amount <> 0
  ORDER BY l.place, l.account, l.line;
  RETURN to_jsonb(v_ids);
END $$;
--> statement-breakpoint
-- Accounts share locks: a settlement of thousands of members holds a thousand at most.
CREATE FUNCTION rolling_lock(p_receiver text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('rolling:', 0) + (hashtextextended(p_receiver, 0) & 1023)
$$;
--> statement-breakpoint
-- Counts amounts for the members and for who recommended them. A row takes its id while the transaction holds the
-- receiver's lock shared. A request holds it alone: so every row with an id up to the highest one is there to be read,
-- and each later row gets a higher id. A correction goes to the receivers of the first amount.
CREATE FUNCTION add_rollings(p_members text[], p_categories text[], p_refs text[], p_amounts bigint[], p_ats timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_again boolean[];
  v_lines text[];
BEGIN
  SELECT array_agg(c.is_again ORDER BY c.place), array_agg(CASE WHEN c.is_again
      THEN (SELECT f.receiver_id FROM rolling_entry f WHERE f.ref = c.ref AND f.share = 'line' LIMIT 1)
      ELSE (SELECT m.recommender_id FROM member m WHERE m.id = c.member) END ORDER BY c.place)
  INTO v_again, v_lines
  FROM (
    SELECT u.member, u.ref, u.place, (SELECT f.id FROM rolling_entry f WHERE f.ref = u.ref LIMIT 1) IS NOT NULL AS is_again
    FROM unnest(p_members, p_refs) WITH ORDINALITY AS u(member, ref, place)) AS c;
  PERFORM pg_advisory_xact_lock_shared(r.key)
  FROM (SELECT DISTINCT rolling_lock(id) AS key FROM unnest(p_members || v_lines) AS id WHERE id IS NOT NULL ORDER BY 1) AS r;
  INSERT INTO rolling_entry (receiver_id, share, member_id, category, ref, amount, is_correction, at)
  SELECT s.receiver, s.share, u.member, u.category, u.ref, u.amount, u.is_again, u.at
  FROM unnest(p_members, p_categories, p_refs, p_amounts, p_ats, v_again, v_lines) WITH ORDINALITY
      AS u(member, category, ref, amount, at, is_again, line, place),
    LATERAL (VALUES (u.member, 'own'), (u.line, 'line')) AS s(receiver, share)
  WHERE s.receiver IS NOT NULL ORDER BY u.place, s.share DESC;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_rolling(p_member text, p_category text, p_ref text, p_amount bigint, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_rollings(ARRAY[p_member], ARRAY[p_category], ARRAY[p_ref], ARRAY[p_amount], ARRAY[p_at]);
END $$;
--> statement-breakpoint
DROP TRIGGER bet_counted_anew ON bet;
--> statement-breakpoint
DROP TRIGGER bet_rolling_settled ON bet;
--> statement-breakpoint
-- What changed bets were counted as is taken back, and what they are now is counted.
CREATE FUNCTION bets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_members text[];
  v_categories text[];
  v_refs text[];
  v_amounts bigint[];
  v_ats timestamptz[];
BEGIN
  INSERT INTO list_count (list, owner, day, first, second, rows, stake, paid)
  SELECT 'bet', c.member_id, d.day, c.game_list::text, c.status::text, sum(c.sign), sum(c.sign * c.stake), sum(c.sign * c.paid)
  FROM (
      SELECT member_id, placed_at, game_list, status, stake, paid, -1 AS sign FROM old_bets
      UNION ALL SELECT member_id, placed_at, game_list, status, stake, paid, 1 FROM new_bets) AS c,
    LATERAL (VALUES ('-infinity'::date), ((c.placed_at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day)
  GROUP BY c.member_id, d.day, c.game_list, c.status
  HAVING (sum(c.sign), sum(c.sign * c.stake), sum(c.sign * c.paid)) <> (0, 0, 0)
  ORDER BY c.member_id, d.day, c.game_list, c.status
  ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = list_count.rows + excluded.rows,
    stake = list_count.stake + excluded.stake, paid = list_count.paid + excluded.paid;

  SELECT array_agg(b.member_id), array_agg(rolling_category(b.game_type)), array_agg('bet:' || b.id), array_agg(b.amount), array_agg(b.at)
  INTO v_members, v_categories, v_refs, v_amounts, v_ats
  FROM (
    SELECT c.id, max(c.member_id) AS member_id, max(c.game_type) AS game_type, sum(c.sign * c.stake)::bigint AS amount,
      coalesce(max(c.settled_at) FILTER (WHERE c.sign = 1), max(c.settled_at), max(c.placed_at)) AS at
    FROM (
      SELECT id, member_id, game_type, placed_at, settled_at, -1 AS sign, CASE WHEN status IN (1, 2) AND acceptance = 'accepted' THEN stake ELSE 0 END AS stake FROM old_bets
      UNION ALL SELECT id, member_id, game_type, placed_at, settled_at, 1, CASE WHEN status IN (1, 2) AND acceptance = 'accepted' THEN stake ELSE 0 END FROM new_bets) AS c
    GROUP BY c.id HAVING sum(c.sign * c.stake) <> 0 ORDER BY c.id) AS b;
  IF v_members IS NOT NULL THEN
    PERFORM add_rollings(v_members, v_categories, v_refs, v_amounts, v_ats);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bets_changed AFTER UPDATE ON bet REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets
  FOR EACH STATEMENT EXECUTE FUNCTION bets_changed();
--> statement-breakpoint
-- place_bet says the balances after its entries. bet_terms reads what the member staked from the member's open bets and
-- then their picks, whatever the planner knows (OFFSET 0): not from all bets on a round. Both are changed where they stand.
DO $$
DECLARE
  v_text text;
  v_done text;
  r record;
BEGIN
  FOR r IN SELECT *, lead(name) OVER () AS next FROM (VALUES
    ('place_bet', '  v_posting bigint;
', '  v_posting bigint;
  v_has bigint;
  v_has_staked bigint;
'),
    ('place_bet', '  PERFORM 1 FROM account WHERE id IN (v_staked, v_wallet) ORDER BY id FOR UPDATE;
', '  SELECT max(balance) FILTER (WHERE id = v_wallet), max(balance) FILTER (WHERE id = v_staked) INTO v_has, v_has_staked
  FROM (SELECT id, balance FROM account WHERE id IN (v_staked, v_wallet) ORDER BY id FOR UPDATE) AS held;
'),
    ('place_bet', '  INSERT INTO entry (posting_id, account_id, amount, balance)
  VALUES (v_posting, v_staked, v_stake, 0), (v_posting, v_wallet, -v_stake, 0);
', '  INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
  VALUES (v_posting, v_staked, v_stake, v_has_staked + v_stake, NULL, NULL), (v_posting, v_wallet, -v_stake, v_has - v_stake, ''stake'', v_now);
'),
    ('bet_terms', '  v_on_selection bigint;
  v_on_fixture bigint;
', '  v_on_selection bigint := 0;
  v_on_fixture bigint := 0;
'),
    ('bet_terms', '  WITH leg AS (
    SELECT b.id, b.stake - b.cashed_stake AS stake, l.selection_id, l.fixture_id FROM bet b JOIN bet_pick l ON l.bet_id = b.id
    WHERE b.member_id = v_owner AND b.status = 0
      AND (l.selection_id = ANY (v_counted) OR l.fixture_id = ANY (v_fixtures))),
', '  IF cardinality(v_counted) > 0 THEN
  WITH leg AS (
    SELECT b.id, b.stake, l.selection_id, l.fixture_id
    FROM (SELECT id, stake - cashed_stake AS stake FROM bet WHERE member_id = v_owner AND status = 0 OFFSET 0) AS b,
      LATERAL (SELECT selection_id, fixture_id FROM bet_pick WHERE bet_id = b.id OFFSET 0) AS l
    WHERE l.selection_id = ANY (v_counted) OR l.fixture_id = ANY (v_fixtures)),
'),
    ('bet_terms', '  INTO v_on_selection, v_on_fixture;
', '  INTO v_on_selection, v_on_fixture;
  END IF;
'),
    ('bet_terms', '        FROM bet_pick l JOIN bet b ON b.id = l.bet_id
        WHERE l.round_id = g.id AND b.member_id = v_owner AND b.acceptance <> ''refused''))), ''[]'')
', '        FROM (SELECT id, stake FROM bet WHERE member_id = v_owner AND status = 0 OFFSET 0) AS b,
          LATERAL (SELECT round_id, selection_id FROM bet_pick WHERE bet_id = b.id OFFSET 0) AS l
        WHERE l.round_id = g.id))), ''[]'')
')) AS change(name, old, new)
  LOOP
    v_text := coalesce(v_text, pg_get_functiondef((r.name || '(jsonb)')::regprocedure));
    v_done := replace(v_text, r.old, r.new);
    IF v_done = v_text THEN
      RAISE EXCEPTION '% has another text than %', r.name, r.old;
    END IF;
    v_text := v_done;
    IF r.next IS DISTINCT FROM r.name THEN
      EXECUTE v_text;
      v_text := NULL;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- In PL/pgSQL, as 0021: a function in SQL is planned anew at each call.
CREATE OR REPLACE FUNCTION provider_keep(p jsonb, v_token game_token, p_state text, p_bet text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_transaction (provider_id, transaction_id, call, bet_transaction_id, round_id, token_hash, member_id, game_id, amount, facts, state, selection_name, note, bet_id, at)
  VALUES (p->>'provider', p->>'transactionId', p->>'call', p->>'betTransactionId', p->>'roundId', v_token.token_hash, v_token.member_id, v_token.game_id,
    (p->>'amount')::bigint, p->>'facts', p_state, p->>'selectionName', p->>'note', p_bet, (p->>'now')::timestamptz);
  INSERT INTO provider_request (provider_id, request_id, transaction_id, facts) VALUES (p->>'provider', p->>'requestId', p->>'transactionId', p->>'facts');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION provider_balance(p_member text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('code', NULL, 'memberId', p_member, 'balance', (SELECT balance FROM account WHERE id = 'wallet:' || p_member));
END $$;
--> statement-breakpoint
-- As 0024, with the balances after its entries. Pays p_paid for a bet, and ends it with p_status where that is not 0. What
-- the member owes is repaid first.
CREATE OR REPLACE FUNCTION provider_pay(p_bet bet, p_paid bigint, p_status smallint, p_outcome text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
  UPDATE bet SET paid = paid + p_paid, status = p_status, settlements = v_number, settled_at = CASE WHEN p_status = 0 THEN NULL ELSE p_at END WHERE id = p_bet.id;
  IF p_status <> 0 THEN UPDATE bet_pick SET status = p_status, outcome = p_outcome WHERE bet_id = p_bet.id; END IF;
  -- Last: every payment takes turns at the house's accounts, until its commit.
  PERFORM 1 FROM account WHERE id IN ('house_payouts', 'house_stakes') ORDER BY id FOR UPDATE;
  INSERT INTO posting (kind, ref, unique_key, at) VALUES ('settlement', p_bet.id, 'bet:' || p_bet.id || ':settlement:' || v_number, p_at) RETURNING id INTO v_posting;
  INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
  SELECT v_posting, l.account, l.amount, a.balance + l.amount, CASE a.kind WHEN 'wallet' THEN 'settlement' END, CASE a.kind WHEN 'wallet' THEN p_at END
  FROM (VALUES
      ('house_payouts', p_paid), ('house_stakes', v_earned), ('owed:' || p_bet.member_id, -v_repaid),
      ('staked:' || p_bet.member_id, -v_earned), ('wallet:' || p_bet.member_id, p_paid - v_repaid)) AS l(account, amount),
    LATERAL (SELECT balance, kind FROM account WHERE id = l.account OFFSET 0) AS a
  WHERE l.amount <> 0 ORDER BY l.account;
END $$;
--> statement-breakpoint
-- As 0024, with the balances after its entries.
CREATE OR REPLACE FUNCTION provider_call(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
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
    ELSIF NOT (p->>'isFinal')::boolean THEN PERFORM provider_pay(v_bet, v_amount, 0::smallint, 'open', v_now);
    ELSIF v_bet.paid + v_amount > 0 THEN PERFORM provider_pay(v_bet, v_amount, 2::smallint, 'won', v_now);
    ELSE PERFORM provider_pay(v_bet, v_amount, 1::smallint, 'lost', v_now);
    END IF;
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
--> statement-breakpoint
-- A session keeps a plan of these from when the tables had a few rows: one that reads them whole.
DO $$
DECLARE
  f regprocedure;
BEGIN
  FOREACH f IN ARRAY ARRAY['session_of(jsonb)', 'bet_terms(jsonb)', 'place_bet(jsonb)', 'provider_call(jsonb)', 'post_all(jsonb)',
    'posting_balances()', 'bets_changed()', 'add_rolling(text,text,text,bigint,timestamptz)']::regprocedure[]
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET enable_seqscan = off', f);
    EXECUTE format('ALTER FUNCTION %s SET enable_hashjoin = off', f);
    EXECUTE format('ALTER FUNCTION %s SET enable_mergejoin = off', f);
    -- What is off and has no other way costs so much to the planner that it would be compiled.
    EXECUTE format('ALTER FUNCTION %s SET jit = off', f);
  END LOOP;
END $$;
