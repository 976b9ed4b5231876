-- What changed bets were counted as is taken back, and what they are now is counted: in lists by the stake, for rolling
-- by what was at risk. The hours of the house get what differs. What reports keep of a day that is over is marked where a bet was or is settled in it.
-- The settings of the planner: post_all.
CREATE OR REPLACE FUNCTION bets_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
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

  INSERT INTO house_hour (what, hour, game_type, state, rows, taken, paid)
  SELECT c.what, date_trunc('hour', c.at, 'UTC'), b.game_type, c.state, sum(b.sign), sum(b.sign * c.taken), sum(b.sign * c.paid)
  FROM (
      SELECT game_type, placed_at, status, acceptance, voided_at, stake, paid, settled_at, at_risk, risk_paid, -1 AS sign FROM old_bets
      UNION ALL
      SELECT game_type, placed_at, status, acceptance, voided_at, stake, paid, settled_at, at_risk, risk_paid, 1 FROM new_bets) AS b,
    LATERAL (VALUES
      ('placed', b.placed_at, bet_state(b.status, b.acceptance, b.voided_at), b.stake, b.paid),
      ('settled', b.settled_at, '', b.at_risk, b.risk_paid)) AS c(what, at, state, taken, paid)
  WHERE c.at IS NOT NULL GROUP BY 1, 2, 3, 4
  HAVING (sum(b.sign), sum(b.sign * c.taken), sum(b.sign * c.paid)) <> (0, 0, 0);

  INSERT INTO report_day_changed (day)
  SELECT DISTINCT (c.settled_at AT TIME ZONE 'Asia/Seoul')::date
  FROM (SELECT settled_at FROM old_bets UNION ALL SELECT settled_at FROM new_bets) AS c
  WHERE c.settled_at < date_trunc('day', now(), 'Asia/Seoul');

  SELECT array_agg(b.member_id), array_agg(rolling_category(b.game_type)), array_agg('bet:' || b.id), array_agg(b.amount), array_agg(b.at)
  INTO v_members, v_categories, v_refs, v_amounts, v_ats
  FROM (
    SELECT c.id, max(c.member_id) AS member_id, max(c.game_type) AS game_type, sum(c.sign * c.at_risk)::bigint AS amount,
      coalesce(max(c.settled_at) FILTER (WHERE c.sign = 1),
        (SELECT p.at FROM posting p WHERE p.unique_key = 'bet:' || c.id || ':settlement:' || max(c.settlements)),
        max(c.settled_at), max(c.placed_at)) AS at
    FROM (
      SELECT id, member_id, game_type, placed_at, settled_at, settlements, -1 AS sign, at_risk FROM old_bets
      UNION ALL SELECT id, member_id, game_type, placed_at, settled_at, settlements, 1, at_risk FROM new_bets) AS c
    GROUP BY c.id HAVING sum(c.sign * c.at_risk) <> 0 ORDER BY c.id) AS b;
  IF v_members IS NOT NULL THEN
    PERFORM add_rollings(v_members, v_categories, v_refs, v_amounts, v_ats);
  END IF;
  RETURN NULL;
END $$;
