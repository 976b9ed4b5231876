-- Changes the counts of one list, of its day and of all days.
-- In PL/pgSQL: a session keeps the plan of its statement. A function in SQL is planned anew at each call.
CREATE OR REPLACE FUNCTION count_listed(
  p_list text, p_owner text, p_at timestamptz, p_first text, p_second text, p_rows bigint, p_stake bigint, p_paid bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_count (list, owner, day, first, second, rows, stake, paid)
  SELECT p_list, p_owner, d.day, p_first, p_second, p_rows, p_stake, p_paid
  FROM (VALUES ('-infinity'::date), ((p_at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day) WHERE d.day IS NOT NULL
  ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = list_count.rows + excluded.rows,
    stake = list_count.stake + excluded.stake, paid = list_count.paid + excluded.paid;
END $$;
