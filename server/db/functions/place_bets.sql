-- Writes bets of different members that were judged, in one transaction: all of them, or none with an error. Of each,
-- the key with its answer, the bet, its picks, what it was judged by and the stake's posting. A bet stands only while everything is as it was
-- read: the wallet's last entry, the member's protection, and each selection with its market and fixture, or the round of a game with its
-- settings, which are held until the commit. Raises HP001 when something moved, and then nothing is written. Returns
-- the members' balances, and the last two entries of what they have staked, newest first.
-- "isRunning": the caller's clock runs with the world's time, and the database's counts too: nodes may be apart, and what
-- has closed by either is closed.
-- Where an operator limits what is taken on a market, its bets are written one after the other: "taken" is what was read.
-- p_patience: how long it waits for any lock; null: as long as it takes for keys and accounts, 50 ms for what is bet
-- on. Locks are taken in one order: keys, accounts, fixtures with their markets and selections, rounds, settings, each
-- by its id.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION place_bets(p jsonb, p_patience text) RETURNS jsonb LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_count int := jsonb_array_length(p);
  v_accounts text[] := ARRAY(SELECT k.kind || (o->>'owner') FROM jsonb_array_elements(p) AS o, (VALUES ('staked:'), ('wallet:')) AS k(kind));
  v_selections text[] := ARRAY(SELECT jsonb_object_keys(o->'legs') FROM jsonb_array_elements(p) AS o);
  v_rounds text[] := ARRAY(SELECT jsonb_array_elements_text(o->'rounds') FROM jsonb_array_elements(p) AS o);
  v_done int;
  v_moved text;
BEGIN
  IF p_patience IS NOT NULL THEN
    PERFORM set_config('lock_timeout', p_patience, true);
  END IF;
  INSERT INTO command (owner, key, request_hash, status, body, ref, created_at)
  SELECT o.owner, o.key, o.hash, 201, o.body, o.bet->>'id', o.now
  FROM jsonb_to_recordset(p) AS o(owner text, key text, hash text, body text, bet jsonb, now timestamptz)
  ORDER BY o.owner, o.key ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_done = ROW_COUNT;
  IF v_done <> v_count THEN
    RAISE EXCEPTION 'a key is known' USING ERRCODE = 'HP001';
  END IF;

  PERFORM 1 FROM account WHERE id = ANY (v_accounts) ORDER BY id FOR UPDATE;
  PERFORM 1 FROM jsonb_to_recordset(p) AS o(owner text, "lastEntry" bigint, "protectionVersion" int)
  WHERE coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'wallet:' || o.owner), 0) <> o."lastEntry"
    OR coalesce((SELECT version FROM protection WHERE member_id = o.owner), 0) <> o."protectionVersion";
  IF FOUND THEN
    RAISE EXCEPTION 'the wallet or the protection moved' USING ERRCODE = 'HP001';
  END IF;

  -- A feed that writes many rows is never the one to be ended because two wait for each other.
  IF p_patience IS NULL THEN
    PERFORM set_config('lock_timeout', '50ms', true);
  END IF;
  -- The clock is read when the row is held. "waited": milliseconds from the judgement to this call.
  WITH held AS MATERIALIZED (
    SELECT s.id, s.price, s.status AS selection, m.status AS market, m.version, f.status AS fixture, f.starts_at, m.phase
    FROM fixture f JOIN market m ON m.fixture_id = f.id JOIN selection s ON s.market_id = m.id
    WHERE s.id = ANY (v_selections) ORDER BY f.id, m.id, s.id FOR SHARE OF f, m, s)
  SELECT l.key INTO v_moved
  FROM jsonb_to_recordset(p) AS o(now timestamptz, waited float8, "isRunning" boolean, legs jsonb) CROSS JOIN LATERAL jsonb_each(o.legs) AS l
    LEFT JOIN held h ON h.id = l.key
  WHERE h.id IS NULL OR h.price <> (l.value->>'price')::int OR h.selection <> l.value->>'selection'
    OR h.version <> (l.value->>'version')::int OR h.market <> l.value->>'market' OR h.fixture <> l.value->>'fixture'
    OR (h.phase IN ('prematch', 'proto')
      AND h.starts_at <= greatest(CASE WHEN o."isRunning" THEN clock_timestamp() END,
        o.now + coalesce(o.waited, 0) * interval '1 millisecond' + (clock_timestamp() - statement_timestamp())));
  IF FOUND THEN
    RAISE EXCEPTION 'selection % moved', v_moved USING ERRCODE = 'HP001';
  END IF;

  IF EXISTS (SELECT 1 FROM jsonb_array_elements(p) AS o WHERE o ? 'taken') THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('taken ' || own.market, 0))
    FROM (SELECT DISTINCT jsonb_object_keys(o->'taken') FROM jsonb_array_elements(p) AS o WHERE o ? 'taken' ORDER BY 1) AS own(market);
    SELECT l.key INTO v_moved
    FROM jsonb_array_elements(p) AS o CROSS JOIN LATERAL jsonb_each(o->'taken') AS l
    GROUP BY l.key HAVING count(*) > 1 OR market_taken(l.key) <> min(l.value::text)::jsonb;
    IF FOUND THEN
      RAISE EXCEPTION 'what is taken on % moved', v_moved USING ERRCODE = 'HP001';
    END IF;
  END IF;

  -- The lock and the draw take their rounds for update: a bet is accepted before the root of what was bet is written, or
  -- not at all.
  IF cardinality(v_rounds) > 0 THEN
    WITH held AS MATERIALIZED (
      SELECT g.id, g.state, g.root, g.closes_at FROM game_round g WHERE g.id = ANY (v_rounds) ORDER BY g.id FOR SHARE)
    SELECT l.id INTO v_moved
    FROM jsonb_to_recordset(p) AS o(now timestamptz, waited float8, "isRunning" boolean, rounds jsonb)
      CROSS JOIN LATERAL jsonb_array_elements_text(o.rounds) AS l(id) LEFT JOIN held h ON h.id = l.id
    WHERE h.id IS NULL OR h.state <> 'open' OR h.root IS NOT NULL
      OR h.closes_at <= greatest(CASE WHEN o."isRunning" THEN clock_timestamp() END,
        o.now + coalesce(o.waited, 0) * interval '1 millisecond' + (clock_timestamp() - statement_timestamp()));
    IF FOUND THEN
      RAISE EXCEPTION 'round % is locked', v_moved USING ERRCODE = 'HP001';
    END IF;
    WITH held AS MATERIALIZED (
      SELECT s.id, s.revision FROM game_setting s
      WHERE s.id = ANY (ARRAY(SELECT jsonb_object_keys(o->'gameSettings') FROM jsonb_array_elements(p) AS o)) ORDER BY s.id FOR SHARE)
    SELECT l.key INTO v_moved
    FROM jsonb_to_recordset(p) AS o("gameSettings" jsonb) CROSS JOIN LATERAL jsonb_each_text(o."gameSettings") AS l
      JOIN held h ON h.id = l.key
    WHERE h.revision <> l.value::int;
    IF FOUND THEN
      RAISE EXCEPTION 'the settings of % moved', v_moved USING ERRCODE = 'HP001';
    END IF;
  END IF;

  PERFORM write_bets(p);
  INSERT INTO judgement (member_id, key, stage, bet_id, verdict, at, terms)
  SELECT o.owner, o.key, 'bet', o.bet->>'id', o.bet->>'acceptance', o.now, o.judged
  FROM jsonb_to_recordset(p) AS o(owner text, key text, bet jsonb, now timestamptz, judged jsonb);
  PERFORM post_all((SELECT jsonb_agg(o.said->'posting' ORDER BY o.place) FROM jsonb_array_elements(p) WITH ORDINALITY AS o(said, place)));

  RETURN (
    SELECT jsonb_agg((
      SELECT jsonb_build_object(
        'emoney', coalesce(sum(a.balance) FILTER (WHERE a.kind = 'wallet'), 0),
        'point', coalesce(sum(a.balance) FILTER (WHERE a.kind = 'points'), 0),
        'walletSeq', coalesce(sum((SELECT max(e.id) FROM entry e WHERE e.account_id = a.id)), 0),
        'staked', (SELECT jsonb_agg(e.id ORDER BY e.id DESC) FROM (
          SELECT id FROM entry WHERE account_id = 'staked:' || (o.said->>'owner') ORDER BY id DESC LIMIT 2) AS e))
      FROM account a WHERE a.member_id = o.said->>'owner' AND a.kind IN ('wallet', 'points')) ORDER BY o.place)
    FROM jsonb_array_elements(p) WITH ORDINALITY AS o(said, place));
END $$;
