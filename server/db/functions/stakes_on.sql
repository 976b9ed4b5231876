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
DECLARE
  v_bets text[];
BEGIN
  IF p_fixture IS NULL THEN
    v_bets := ARRAY(SELECT id FROM bet WHERE status = 0 AND game_type IN (1, 2) AND acceptance <> 'refused');
  ELSE
    v_bets := ARRAY(
      SELECT DISTINCT b.id FROM (SELECT bet_id FROM bet_pick WHERE fixture_id = p_fixture AND outcome = 'open' OFFSET 0) AS p,
        LATERAL (SELECT id, status, acceptance FROM bet WHERE id = p.bet_id OFFSET 0) AS b
      WHERE b.status = 0 AND b.acceptance <> 'refused');
  END IF;
  RETURN QUERY
    SELECT p.fixture_id, p.market_id, p.selection_id, min(s.key), count(*) FILTER (WHERE p.legs = 1)::int,
      count(*) FILTER (WHERE p.legs > 1)::int,
      coalesce(sum(b.stake) FILTER (WHERE p.legs = 1), 0)::bigint, coalesce(sum(b.payout) FILTER (WHERE p.legs = 1), 0)::bigint,
      coalesce(sum(b.stake) FILTER (WHERE p.legs > 1), 0)::bigint, coalesce(sum(b.payout) FILTER (WHERE p.legs > 1), 0)::bigint
    FROM unnest(v_bets) AS own(id),
      LATERAL (SELECT stake - cashed_stake AS stake, payout - cashed_paid AS payout FROM bet WHERE id = own.id OFFSET 0) AS b,
      LATERAL (SELECT *, count(*) OVER () AS legs FROM bet_pick WHERE bet_id = own.id OFFSET 0) AS p,
      LATERAL (SELECT status FROM fixture WHERE id = p.fixture_id OFFSET 0) AS f,
      LATERAL (SELECT key FROM selection WHERE id = p.market_selection_id OFFSET 0) AS s
    WHERE p.outcome = 'open' AND CASE WHEN p_fixture IS NULL THEN f.status IN ('scheduled', 'live') ELSE p.fixture_id = p_fixture END
    GROUP BY p.fixture_id, p.market_id, p.selection_id;
END $$;
