-- What hangs on each selection of a fixture, or with null of all that run or are to come: open single bets, and bets of
-- several legs apart. What was cashed out is paid already: the rest of the stake counts, and what that rest pays.
-- The settings of the planner: post_all. Alone, as the helpers of a query for all take longer to start than it takes.
CREATE OR REPLACE FUNCTION stakes_on(p_fixture text) RETURNS TABLE (
  fixture_id text, market_id text, selection_id text, key text, bets int, multi_bets int,
  stake bigint, payout bigint, multi_stake bigint, multi_payout bigint
) LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT g.fixture_id, g.market_id, g.selection_id, s.key, g.bets, g.multi_bets, g.stake, g.payout, g.multi_stake, g.multi_payout
    FROM (
        SELECT p.fixture_id, p.market_id, p.selection_id, p.market_selection_id,
          count(*) FILTER (WHERE p.legs = 1)::int AS bets, count(*) FILTER (WHERE p.legs > 1)::int AS multi_bets,
          coalesce(sum(b.stake) FILTER (WHERE p.legs = 1), 0)::bigint AS stake,
          coalesce(sum(b.payout) FILTER (WHERE p.legs = 1), 0)::bigint AS payout,
          coalesce(sum(b.stake) FILTER (WHERE p.legs > 1), 0)::bigint AS multi_stake,
          coalesce(sum(b.payout) FILTER (WHERE p.legs > 1), 0)::bigint AS multi_payout
        FROM (
            SELECT id, stake - cashed_stake AS stake, payout - cashed_paid AS payout FROM bet
            WHERE p_fixture IS NULL AND status = 0 AND game_type IN (1, 2) AND acceptance <> 'refused'
            UNION ALL
            SELECT o.id, o.stake, o.payout
            FROM (SELECT DISTINCT bet_id FROM bet_pick WHERE p_fixture IS NOT NULL AND fixture_id = p_fixture AND outcome = 'open') AS l,
              LATERAL (SELECT id, stake - cashed_stake AS stake, payout - cashed_paid AS payout, status, acceptance
                FROM bet WHERE id = l.bet_id OFFSET 0) AS o
            WHERE o.status = 0 AND o.acceptance <> 'refused') AS b,
          LATERAL (SELECT *, count(*) OVER () AS legs FROM bet_pick WHERE bet_id = b.id OFFSET 0) AS p
        WHERE p.outcome = 'open' AND p.market_id IS NOT NULL AND (p_fixture IS NULL OR p.fixture_id = p_fixture)
        GROUP BY p.fixture_id, p.market_id, p.selection_id, p.market_selection_id) AS g,
      LATERAL (SELECT status FROM fixture WHERE id = g.fixture_id OFFSET 0) AS f,
      LATERAL (SELECT key FROM selection WHERE id = g.market_selection_id OFFSET 0) AS s
    WHERE p_fixture IS NOT NULL OR f.status IN ('scheduled', 'live');
END $$;
