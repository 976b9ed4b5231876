-- What a member's open bets come to on these fixtures and rounds of games, on all of them where p_on is null:
-- {selections: {id: won}, fixtures: {id: won}}. What was cashed out is open no more. A bet counts once on a fixture,
-- however many of its legs are there. Who reads it leaves out bonus folders (src/domain/sports/slip/staked.ts).
-- Subqueries and not joins: the picks are read by the member and the fixture (bet_pick_staked), and then their bets by
-- their ids. A plan from when there was no bet would read all open bets instead.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION open_stakes(p_owner text, p_on text[]) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_on text[] := p_on;
BEGIN
  IF p_on IS NULL THEN
    v_on := ARRAY(
      SELECT DISTINCT coalesce(l.fixture_id, l.round_id) FROM bet b, LATERAL (SELECT * FROM bet_pick WHERE bet_id = b.id OFFSET 0) AS l
      WHERE b.member_id = p_owner AND b.status = 0 AND l.member_id IS NOT NULL);
  END IF;
  RETURN (
    WITH leg AS MATERIALIZED (
      SELECT b.id, b.stake, l.selection_id, l.fixture_id
      FROM unnest(v_on) AS own(id),
        LATERAL (SELECT bet_id, selection_id, fixture_id FROM bet_pick
          WHERE member_id = p_owner AND coalesce(fixture_id, round_id) = own.id OFFSET 0) AS l,
        LATERAL (SELECT id, stake - cashed_stake AS stake, status FROM bet WHERE id = l.bet_id OFFSET 0) AS b
      WHERE b.status = 0),
    by_selection AS (SELECT selection_id AS id, sum(stake) AS total FROM leg GROUP BY selection_id),
    by_fixture AS (
      SELECT fixture_id AS id, sum(stake) AS total
      FROM (SELECT DISTINCT id, fixture_id, stake FROM leg WHERE fixture_id IS NOT NULL) AS one GROUP BY fixture_id)
    SELECT jsonb_build_object(
      'selections', (SELECT coalesce(jsonb_object_agg(id, total), '{}') FROM by_selection),
      'fixtures', (SELECT coalesce(jsonb_object_agg(id, total), '{}') FROM by_fixture)));
END $$;
