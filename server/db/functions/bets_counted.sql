-- Counts the added bets of one statement together.
CREATE OR REPLACE FUNCTION bets_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_count (list, owner, day, first, second, rows, stake, paid)
  SELECT 'bet', b.member_id, d.day, b.game_list::text, b.status::text, count(*), sum(b.stake), sum(b.paid)
  FROM new_bets b, LATERAL (VALUES ('-infinity'::date), ((b.placed_at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day)
  GROUP BY b.member_id, d.day, b.game_list, b.status ORDER BY b.member_id, d.day, b.game_list, b.status
  ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = list_count.rows + excluded.rows,
    stake = list_count.stake + excluded.stake, paid = list_count.paid + excluded.paid;

  INSERT INTO house_hour (what, hour, game_type, state, rows, taken, paid)
  SELECT c.what, date_trunc('hour', c.at, 'UTC'), b.game_type, c.state, count(*), sum(c.taken), sum(c.paid)
  FROM new_bets b, LATERAL (VALUES
    ('placed', b.placed_at, bet_state(b.status, b.acceptance, b.voided_at), b.stake, b.paid),
    ('settled', b.settled_at, '', b.at_risk, b.risk_paid)) AS c(what, at, state, taken, paid)
  WHERE c.at IS NOT NULL GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;
