-- Rows of one member and of the board: :rows bets, entries of the wallet, charges and posts, over a year, without the
-- ledger behind them. Types, states and kinds are spread as on a busy site.
SET session_replication_role = replica;
CREATE TEMP TABLE who AS SELECT id FROM member WHERE user_id = 'member01';
INSERT INTO bet (id, member_id, game_type, status, acceptance, stake, price, payout, paid, settlements, placed_at, settled_at)
SELECT 'bench-' || lpad(i::text, 9, '0'), (SELECT id FROM who), 1 + i % 7, (ARRAY[1, 1, 2, 1, 3, 2, 1, -1, 1, 2])[1 + (i::bigint * 7919) % 10], 'accepted',
  1000 + i % 500 * 10, 195, 2000, CASE WHEN i % 3 = 0 THEN 1950 ELSE 0 END, 1,
  now() - interval '365 days' * (1 - i::float8 / :rows), now() - interval '365 days' * (1 - i::float8 / :rows)
FROM generate_series(1, :rows) i;
WITH added AS (
  INSERT INTO posting (kind, ref, at)
  SELECT (ARRAY['stake', 'settlement', 'stake', 'stake', 'settlement', 'stake', 'charge', 'stake', 'bonus', 'exchange'])[1 + (i::bigint * 7919) % 10], 'bench',
    now() - interval '365 days' * (1 - i::float8 / :rows)
  FROM generate_series(1, :rows) i RETURNING id, kind, at)
INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
SELECT id, 'wallet:' || (SELECT id FROM who), 1, id, kind, at FROM added ORDER BY id;
INSERT INTO money_request (id, member_id, kind, state, amount, created_at, decided_at, depositor, type_name)
SELECT 'bench-' || lpad(i::text, 9, '0'), (SELECT id FROM who), CASE WHEN i % 4 = 0 THEN 'exchange' ELSE 'charge' END,
  CASE WHEN i % 4 = 0 THEN (ARRAY['done', 'done', 'refused'])[1 + (i::bigint * 7919) % 3] ELSE (ARRAY['done', 'done', 'done', 'refused', 'cancelled'])[1 + (i::bigint * 7919) % 5] END, 10000, now() - interval '365 days' * (1 - i::float8 / :rows), now(), '홍길동', '일반 충전'
FROM generate_series(1, :rows) i;
INSERT INTO post (id, member_id, title, contents, created_at)
SELECT 'bench-' || lpad(i::text, 9, '0'), CASE WHEN i % 2 = 0 THEN (SELECT id FROM who) ELSE (SELECT id FROM member WHERE user_id = 'member02') END,
  '오늘 경기 이야기 ' || i, '모두 건승하세요. ' || md5(i::text), now() - interval '365 days' * (1 - i::float8 / :rows)
FROM generate_series(1, :rows) i;
DELETE FROM list_count;
INSERT INTO list_count (list, owner, day, first, second, rows, stake, paid) SELECT * FROM list_counted;
SET session_replication_role = origin;
