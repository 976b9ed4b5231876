-- What a bet is judged by, read at one moment: the answer that is kept under its key, whether the site is closed, the
-- limits of the member's level, the wallet, what the member set for the own protection, what the member's open bets come to, the
-- selections with what is taken on a market that an operator limits, the rounds of games with their settings, and the
-- database's clock in milliseconds.
-- "known": what a node knows already of open bets on these fixtures and rounds ("on") as of the last entry of what is
-- staked: while that is the last one, "open" is null and not added up again.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION bet_terms(p jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_owner text := p->>'owner';
  v_level int := p->>'level';
  v_ids text[] := ARRAY(SELECT jsonb_array_elements_text(p->'selections'));
  v_rounds text[] := ARRAY(SELECT jsonb_array_elements_text(p->'rounds'));
  v_offers jsonb;
  v_fixtures text[];
  v_games jsonb := '[]';
  v_settings jsonb := '[]';
  v_staked bigint := coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'staked:' || v_owner), 0);
BEGIN
  -- Not the whole row of a fixture: what its feed keeps there is long.
  SELECT coalesce(jsonb_agg(jsonb_build_object('selection', to_jsonb(s), 'market', to_jsonb(m), 'fixture', jsonb_build_object(
      'id', f.id, 'sport_id', f.sport_id, 'league_name', f.league_name, 'home_name', f.home_name, 'away_name', f.away_name,
      'starts_at', f.starts_at, 'status', f.status, 'home_score', f.home_score, 'away_score', f.away_score),
      'taken', CASE WHEN num_nonnulls(m.max_stake, m.max_liability, s.max_stake, s.max_liability) > 0 THEN market_taken(m.id) END)), '[]'),
    coalesce(array_agg(DISTINCT f.id), '{}')
  INTO v_offers, v_fixtures
  FROM selection s JOIN market m ON m.id = s.market_id JOIN fixture f ON f.id = m.fixture_id
  WHERE s.id = ANY (v_ids);

  -- What most bets have nothing of costs them no query here.
  IF cardinality(v_rounds) > 0 THEN
    SELECT coalesce(jsonb_agg(to_jsonb(g)), '[]') INTO v_games FROM game_round g WHERE g.id = ANY (v_rounds);
    SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') INTO v_settings FROM game_setting s
    WHERE s.id = ANY (ARRAY(SELECT jsonb_array_elements_text(p->'gameSettings')));
  END IF;

  -- The limits' row is made to JSON when it is chosen, not each row before.
  RETURN jsonb_build_object(
    'kept', (SELECT to_jsonb(c) FROM command c WHERE c.owner = v_owner AND c.key = p->>'key'),
    'isClosed', coalesce((SELECT value = 'true' FROM setting WHERE key = 'siteNoticeFlg'), false),
    'limits', (SELECT to_jsonb(l) FROM (SELECT * FROM bet_limit ORDER BY level_rank(level, v_level) LIMIT 1) AS l),
    'wallet', coalesce((SELECT balance FROM account WHERE id = 'wallet:' || v_owner), 0),
    'lastEntry', coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'wallet:' || v_owner), 0),
    'protection', CASE WHEN EXISTS (SELECT 1 FROM protection WHERE member_id = v_owner)
      THEN protection_of(v_owner, (p->>'now')::timestamptz, p->'losses') END,
    'lastStaked', v_staked,
    'open', CASE WHEN (p#>>'{known,lastStaked}')::bigint IS DISTINCT FROM v_staked OR NOT to_jsonb(v_fixtures || v_rounds) <@ (p#>'{known,on}')
      THEN open_stakes(v_owner, v_fixtures || v_rounds) END,
    'on', to_jsonb(v_fixtures || v_rounds),
    'offers', v_offers,
    'rounds', v_games, 'gameSettings', v_settings,
    'now', floor(extract(epoch FROM clock_timestamp()) * 1000));
END $$;
