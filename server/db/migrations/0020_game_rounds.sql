CREATE TABLE "game_chain" (
	"game_id" text NOT NULL,
	"day" text NOT NULL,
	"anchor" text NOT NULL,
	"secret" text NOT NULL,
	"length" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_chain_game_id_day_pk" PRIMARY KEY("game_id","day")
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"day" text NOT NULL,
	"number" smallint NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"commitment" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"root" text,
	"seed" text,
	"drawn" jsonb,
	"drawn_at" timestamp with time zone,
	"void_reason" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_setting" (
	"id" text PRIMARY KEY NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"max_pick_stake" bigint NOT NULL,
	"max_round_stake" bigint NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "game_round_game" ON "game_round" USING btree ("game_id","opens_at");--> statement-breakpoint
CREATE INDEX "game_round_unsettled" ON "game_round" USING btree ("state","settled_at");--> statement-breakpoint
CREATE INDEX "bet_pick_round" ON "bet_pick" USING btree ("round_id") WHERE "bet_pick"."round_id" is not null;
--> statement-breakpoint
-- What a bet is judged by, read at one moment: the answer that is kept under its key, whether the site is closed, the
-- limits of the member's level, the wallet, what the member's open bets come to, the selections, and the rounds of games
-- with their settings and the member's bets on them.
CREATE OR REPLACE FUNCTION bet_terms(p jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_owner text := p->>'owner';
  v_level int := (p->>'level')::int;
  v_ids text[] := ARRAY(SELECT jsonb_array_elements_text(p->'selections'));
  v_offers jsonb;
  v_counted text[];
  v_fixtures text[];
  v_on_selection bigint;
  v_on_fixture bigint;
BEGIN
  -- Not the whole row of a fixture: what its feed keeps there is long.
  SELECT coalesce(jsonb_agg(jsonb_build_object('selection', to_jsonb(s), 'market', to_jsonb(m), 'fixture', jsonb_build_object(
      'id', f.id, 'sport_id', f.sport_id, 'league_name', f.league_name, 'home_name', f.home_name, 'away_name', f.away_name,
      'starts_at', f.starts_at, 'status', f.status, 'home_score', f.home_score, 'away_score', f.away_score))), '[]'),
    coalesce(array_agg(s.id) FILTER (WHERE m.phase <> 'bonus'), '{}'),
    coalesce(array_agg(f.id) FILTER (WHERE m.phase <> 'bonus'), '{}')
  INTO v_offers, v_counted, v_fixtures
  FROM selection s JOIN market m ON m.id = s.market_id JOIN fixture f ON f.id = m.fixture_id
  WHERE s.id = ANY (v_ids);

  WITH leg AS (
    SELECT b.id, b.stake, l.selection_id, l.fixture_id FROM bet b JOIN bet_pick l ON l.bet_id = b.id
    WHERE b.member_id = v_owner AND b.status = 0
      AND (l.selection_id = ANY (v_counted) OR l.fixture_id = ANY (v_fixtures))),
  by_selection AS (SELECT sum(stake) AS total FROM leg WHERE selection_id = ANY (v_counted) GROUP BY selection_id),
  by_fixture AS (
    SELECT sum(stake) AS total FROM (SELECT DISTINCT id, fixture_id, stake FROM leg) one GROUP BY fixture_id)
  SELECT coalesce((SELECT max(total) FROM by_selection), 0), coalesce((SELECT max(total) FROM by_fixture), 0)
  INTO v_on_selection, v_on_fixture;

  RETURN jsonb_build_object(
    'kept', (SELECT to_jsonb(c) FROM command c WHERE c.owner = v_owner AND c.key = p->>'key'),
    'isClosed', coalesce((SELECT value = 'true' FROM setting WHERE key = 'siteNoticeFlg'), false),
    'limits', (SELECT to_jsonb(l) FROM bet_limit l ORDER BY l.level <= v_level DESC, abs(l.level - v_level) LIMIT 1),
    'wallet', coalesce((SELECT balance FROM account WHERE id = 'wallet:' || v_owner), 0),
    'lastEntry', coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'wallet:' || v_owner), 0),
    'staked', jsonb_build_object('selection', v_on_selection, 'fixture', v_on_fixture),
    'offers', v_offers,
    'rounds', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('round', to_jsonb(g), 'own', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('selectionId', l.selection_id, 'stake', b.stake)), '[]')
        FROM bet_pick l JOIN bet b ON b.id = l.bet_id
        WHERE l.round_id = g.id AND b.member_id = v_owner AND b.acceptance <> 'refused'))), '[]')
      FROM game_round g WHERE g.id = ANY (ARRAY(SELECT jsonb_array_elements_text(p->'rounds')))),
    'gameSettings', (
      SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM game_setting s
      WHERE s.id = ANY (ARRAY(SELECT jsonb_array_elements_text(p->'gameSettings')))));
END $$;
--> statement-breakpoint
-- Writes a bet that was judged, in one statement: the key with its answer, the bet, its picks and the stake's posting.
-- It stands only while everything is as it was read: the wallet's last entry, and each selection with its market and
-- fixture, or the round of a game with its settings, which are held until the commit. Raises HP001 when something moved, and then nothing is written. Returns
-- the member's balance, or the answer that is kept under the key already.
CREATE OR REPLACE FUNCTION place_bet(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_owner text := p->>'owner';
  v_now timestamptz := (p->>'now')::timestamptz;
  v_oldest timestamptz := (p->>'oldest')::timestamptz;
  v_wallet text := 'wallet:' || v_owner;
  v_staked text := 'staked:' || v_owner;
  v_bet text := p->'bet'->>'id';
  v_stake bigint := (p->'bet'->>'stake')::bigint;
  v_legs jsonb := p->'legs';
  v_ids text[] := ARRAY(SELECT jsonb_object_keys(p->'legs'));
  v_kept jsonb;
  v_posting bigint;
  v_held int := 0;
  r record;
BEGIN
  LOOP
    INSERT INTO command (owner, key, request_hash, status, body, ref, created_at)
    VALUES (v_owner, p->>'key', p->>'hash', 201, p->>'body', v_bet, v_now) ON CONFLICT DO NOTHING;
    EXIT WHEN FOUND;
    SELECT to_jsonb(c) INTO v_kept FROM command c
    WHERE c.owner = v_owner AND c.key = p->>'key' AND c.created_at >= v_oldest;
    IF FOUND THEN RETURN jsonb_build_object('kept', v_kept); END IF;
    DELETE FROM command c WHERE c.owner = v_owner AND c.key = p->>'key' AND c.created_at < v_oldest;
  END LOOP;

  PERFORM 1 FROM account WHERE id IN (v_staked, v_wallet) ORDER BY id FOR UPDATE;
  IF coalesce((SELECT max(id) FROM entry WHERE account_id = v_wallet), 0) <> (p->>'lastEntry')::bigint THEN
    RAISE EXCEPTION 'the wallet moved' USING ERRCODE = 'HP001';
  END IF;

  -- A feed that writes many rows is never the one to be ended because two wait for each other.
  PERFORM set_config('lock_timeout', '50ms', true);
  FOR r IN
    SELECT s.id, s.price, s.status AS selection, m.status AS market, f.status AS fixture, f.starts_at, m.phase
    FROM fixture f JOIN market m ON m.fixture_id = f.id JOIN selection s ON s.market_id = m.id
    WHERE s.id = ANY (v_ids) ORDER BY f.id, m.id, s.id FOR SHARE
  LOOP
    IF r.price <> (v_legs->r.id->>'price')::int OR r.selection <> v_legs->r.id->>'selection'
      OR r.market <> v_legs->r.id->>'market' OR r.fixture <> v_legs->r.id->>'fixture'
      OR (r.phase IN ('prematch', 'proto') AND r.starts_at <= v_now + (clock_timestamp() - statement_timestamp()))
    THEN
      RAISE EXCEPTION 'selection % moved', r.id USING ERRCODE = 'HP001';
    END IF;
    v_held := v_held + 1;
  END LOOP;
  IF v_held <> cardinality(v_ids) THEN
    RAISE EXCEPTION 'a selection is gone' USING ERRCODE = 'HP001';
  END IF;

  -- The draw takes its rounds for update: a bet is accepted before that, or not at all.
  v_held := 0;
  FOR r IN
    SELECT g.id, g.state, g.closes_at FROM game_round g
    WHERE g.id = ANY (ARRAY(SELECT jsonb_array_elements_text(p->'rounds'))) ORDER BY g.id FOR SHARE
  LOOP
    IF r.state <> 'open' OR r.closes_at <= v_now + (clock_timestamp() - statement_timestamp()) THEN
      RAISE EXCEPTION 'round % is locked', r.id USING ERRCODE = 'HP001';
    END IF;
    v_held := v_held + 1;
  END LOOP;
  IF v_held <> jsonb_array_length(p->'rounds') THEN
    RAISE EXCEPTION 'a round is gone' USING ERRCODE = 'HP001';
  END IF;
  FOR r IN
    SELECT s.id, s.revision FROM game_setting s
    WHERE s.id = ANY (ARRAY(SELECT jsonb_object_keys(p->'gameSettings'))) ORDER BY s.id FOR SHARE
  LOOP
    IF r.revision <> (p->'gameSettings'->>r.id)::int THEN
      RAISE EXCEPTION 'the settings of % moved', r.id USING ERRCODE = 'HP001';
    END IF;
  END LOOP;

  INSERT INTO bet (id, member_id, game_type, acceptance, accept, stake, price, payout, placed_at, decide_at)
  SELECT v_bet, v_owner, b."gameType", b.acceptance, b.accept, v_stake, b.price, b.payout, v_now, b."decideAt"
  FROM jsonb_to_record(p->'bet') AS b("gameType" smallint, acceptance text, accept text, price int, payout bigint, "decideAt" timestamptz);
  INSERT INTO bet_pick (bet_id, position, kind, fixture_id, market_id, provider_id, game_id, round_id, selection_id, bet_price)
  SELECT v_bet, l.position, l.kind, l."fixtureId", l."marketId", l."providerId", l."gameId", l."roundId", l."selectionId", l."betPrice"
  FROM jsonb_to_recordset(p->'picks') AS l(position smallint, kind text, "fixtureId" text, "marketId" text, "providerId" text, "gameId" text, "roundId" text, "selectionId" text, "betPrice" int);
  INSERT INTO posting (kind, ref, unique_key, at) VALUES ('stake', v_bet, 'bet:' || v_bet || ':stake', v_now)
  RETURNING id INTO v_posting;
  INSERT INTO entry (posting_id, account_id, amount, balance)
  VALUES (v_posting, v_staked, v_stake, 0), (v_posting, v_wallet, -v_stake, 0);

  RETURN (
    SELECT jsonb_build_object(
      'emoney', coalesce(sum(a.balance) FILTER (WHERE a.kind = 'wallet'), 0),
      'point', coalesce(sum(a.balance) FILTER (WHERE a.kind = 'points'), 0),
      'walletSeq', coalesce(sum((SELECT max(e.id) FROM entry e WHERE e.account_id = a.id)), 0))
    FROM account a WHERE a.member_id = v_owner AND a.kind IN ('wallet', 'points'));
END $$;
