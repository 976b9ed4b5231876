-- What all members' open bets come to on a market, by the outcome: {key: {bets, stake, payout}}. What was cashed out is open
-- no more. A bet of several legs counts with its whole stake and with all that it may pay.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION market_taken(p_market text) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_object_agg(one.key, jsonb_build_object('bets', one.bets, 'stake', one.stake, 'payout', one.payout)), '{}')
    FROM (
      SELECT s.key, count(*) AS bets, sum(b.stake - b.cashed_stake) AS stake, sum(b.payout - b.cashed_paid) AS payout
      FROM bet_pick p JOIN bet b ON b.id = p.bet_id JOIN selection s ON s.id = p.market_selection_id
      WHERE p.fixture_id = (SELECT m.fixture_id FROM market m WHERE m.id = p_market) AND p.market_id = p_market
        AND p.outcome = 'open' AND b.status = 0 AND b.acceptance <> 'refused'
      GROUP BY s.key) AS one);
END $$;
