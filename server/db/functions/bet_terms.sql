-- What a bet is judged by, read at one moment: the answer that is kept under its key, whether the site is closed, the
-- limits of the member's level, the wallet, what the member's open bets come to by bet_pick_staked, the selections, and
-- the rounds of games with their settings and the member's bets on them.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION bet_terms(p jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_owner text := p->>'owner';
  v_level int := (p->>'level')::int;
  v_ids text[] := ARRAY(SELECT jsonb_array_elements_text(p->'selections'));
  v_offers jsonb;
  v_counted text[];
  v_fixtures text[];
  v_on_selection bigint := 0;
  v_on_fixture bigint := 0;
  v_rounds jsonb := '[]';
  v_settings jsonb := '[]';
BEGIN
  -- Not the whole row of a fixture: what its feed keeps there is long.
  SELECT coalesce(jsonb_agg(jsonb_build_object('selection', to_jsonb(s), 'market', to_jsonb(m), 'fixture', jsonb_build_object(
      'id', f.id, 'sport_id', f.sport_id, 'league_name', f.league_name, 'home_name', f.home_name, 'away_name', f.away_name,
      'starts_at', f.starts_at, 'status', f.status, 'home_score', f.home_score, 'away_score', f.away_score))), '[]'),
    coalesce(array_agg(s.id) FILTER (WHERE m.phase <> 'bonus'), '{}'),
    coalesce(array_agg(DISTINCT f.id) FILTER (WHERE m.phase <> 'bonus'), '{}')
  INTO v_offers, v_counted, v_fixtures
  FROM selection s JOIN market m ON m.id = s.market_id JOIN fixture f ON f.id = m.fixture_id
  WHERE s.id = ANY (v_ids);

  -- Subqueries and not joins: the picks are read by the member and the fixture, and then their bets by their ids. A plan
  -- from when there was no bet would read all open bets instead.
  IF cardinality(v_counted) > 0 THEN
    WITH leg AS (
      SELECT b.id, b.stake, l.selection_id, l.fixture_id
      FROM unnest(v_fixtures) AS own(id),
        LATERAL (SELECT bet_id, selection_id, fixture_id FROM bet_pick
          WHERE member_id = v_owner AND coalesce(fixture_id, round_id) = own.id OFFSET 0) AS l,
        LATERAL (SELECT id, stake - cashed_stake AS stake, status FROM bet WHERE id = l.bet_id OFFSET 0) AS b
      WHERE l.fixture_id IS NOT NULL AND b.status = 0),
    by_selection AS (SELECT sum(stake) AS total FROM leg WHERE selection_id = ANY (v_counted) GROUP BY selection_id),
    by_fixture AS (
      SELECT sum(stake) AS total FROM (SELECT DISTINCT id, fixture_id, stake FROM leg) one GROUP BY fixture_id)
    SELECT coalesce((SELECT max(total) FROM by_selection), 0), coalesce((SELECT max(total) FROM by_fixture), 0)
    INTO v_on_selection, v_on_fixture;
  END IF;

  IF p->'rounds' <> '[]' THEN
    SELECT coalesce(jsonb_agg(jsonb_build_object('round', to_jsonb(g), 'own', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('selectionId', l.selection_id, 'stake', b.stake)), '[]')
        FROM (SELECT bet_id, selection_id, round_id FROM bet_pick
            WHERE member_id = v_owner AND coalesce(fixture_id, round_id) = g.id OFFSET 0) AS l,
          LATERAL (SELECT stake, status FROM bet WHERE id = l.bet_id OFFSET 0) AS b
        WHERE l.round_id IS NOT NULL AND b.status = 0))), '[]')
    INTO v_rounds FROM game_round g WHERE g.id = ANY (ARRAY(SELECT jsonb_array_elements_text(p->'rounds')));
    SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') INTO v_settings FROM game_setting s
    WHERE s.id = ANY (ARRAY(SELECT jsonb_array_elements_text(p->'gameSettings')));
  END IF;

  RETURN jsonb_build_object(
    'kept', (SELECT to_jsonb(c) FROM command c WHERE c.owner = v_owner AND c.key = p->>'key'),
    'isClosed', coalesce((SELECT value = 'true' FROM setting WHERE key = 'siteNoticeFlg'), false),
    'limits', (SELECT to_jsonb(l) FROM bet_limit l ORDER BY l.level <= v_level DESC, abs(l.level - v_level) LIMIT 1),
    'wallet', coalesce((SELECT balance FROM account WHERE id = 'wallet:' || v_owner), 0),
    'lastEntry', coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'wallet:' || v_owner), 0),
    'staked', jsonb_build_object('selection', v_on_selection, 'fixture', v_on_fixture),
    'offers', v_offers, 'rounds', v_rounds, 'gameSettings', v_settings);
END $$;
