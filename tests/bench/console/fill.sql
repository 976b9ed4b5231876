-- :members members and :bets bets of two years, each of one leg, with the charges behind them; of the last 31 days the
-- ledger too. Triggers are off: what they keep is written here where the console reads it. Indexes come afterwards.
INSERT INTO member (id, user_id, nickname, password_hash, level, code, recommender_id, created_at)
SELECT 'bm-' || i, 'site' || lpad(i::text, 8, '0'), '회원' || i, 'x', 1 + i % 10, 'Z' || lpad(upper(to_hex(i)), 7, '0'),
  (SELECT id FROM member WHERE user_id = 'manager01'), now() - interval '730 days' * (1 - i::float8 / :members)
FROM generate_series(1, :members) i;
INSERT INTO account (id, kind, member_id, currency, normal, balance)
SELECT kind || ':bm-' || i, kind, 'bm-' || i, CASE kind WHEN 'points' THEN 'point' ELSE 'won' END,
  CASE kind WHEN 'owed' THEN 'debit' ELSE 'credit' END, CASE kind WHEN 'staked' THEN 10000000 ELSE 10000 END
FROM generate_series(1, :members) i, unnest(ARRAY['wallet', 'staked', 'owed', 'points']) kind;
-- A match for every 500 bets of all kinds, with three selections; what began more than two hours ago has a result.
CREATE TEMP TABLE choice AS
SELECT n, 'bf-' || n AS fixture_id, now() - interval '730 days' * (1 - n * 500.0 / :bets) + interval '1 hour' AS starts_at
FROM generate_series(1, :bets / 500 + 40) n;
INSERT INTO fixture (id, feed, feed_key, sport_id, league_name, home_name, away_name, starts_at, ends_at, status, home_score, away_score)
SELECT fixture_id, 'bench', fixture_id, (ARRAY['6046', '48242', '154830', '154914', '35232'])[1 + n % 5], '리그 ' || n % 120,
  '홈 ' || n, '원정 ' || n, starts_at, starts_at + interval '2 hours',
  CASE WHEN starts_at < now() - interval '2 hours' THEN 'settled' ELSE 'scheduled' END,
  CASE WHEN starts_at < now() - interval '2 hours' THEN n % 4 END, CASE WHEN starts_at < now() - interval '2 hours' THEN n % 3 END
FROM choice;
INSERT INTO fixture_result (fixture_id, revision, home, away, source, at)
SELECT fixture_id, 1, n % 4, n % 3, 'bench', starts_at + interval '2 hours' FROM choice WHERE starts_at < now() - interval '2 hours';
INSERT INTO market (id, fixture_id, market_name, family, period, status, kind)
SELECT fixture_id || '-m', fixture_id, (ARRAY['승무패', '핸디캡', '언더오버'])[1 + n % 3], '1x2', 'full', 'open', '1x2' FROM choice;
INSERT INTO selection (id, market_id, key, name, price)
SELECT fixture_id || '-' || key, fixture_id || '-m', key, key, 195 FROM choice, unnest(ARRAY['home', 'draw', 'away']) key;
CREATE TEMP TABLE placed AS
SELECT i, 'bb-' || lpad(i::text, 9, '0') AS id, 'bm-' || 1 + (i::bigint * 7919) % :members AS member_id,
  now() - interval '730 days' * (1 - i::float8 / :bets) AS at, 1000 + i % 500 * 100 AS stake,
  -- What was placed within the last two hours is open.
  CASE WHEN i > :bets * (1 - 1.0 / 8760) THEN 0 WHEN i % 100 = 0 THEN 3 WHEN i % 2 = 0 THEN 2 ELSE 1 END AS status
FROM generate_series(1, :bets) i;
INSERT INTO bet (id, member_id, game_type, status, acceptance, stake, price, payout, paid, settlements, placed_at, settled_at)
SELECT id, member_id, 1 + i % 7, status, 'accepted', stake, 195, stake * 195 / 100,
  CASE status WHEN 2 THEN stake * 195 / 100 WHEN 3 THEN stake ELSE 0 END,
  CASE WHEN status = 0 THEN 0 WHEN i % 1000 = 7 THEN 2 ELSE 1 END, at,
  CASE WHEN status = 0 THEN NULL ELSE at + interval '10 minutes' END
FROM placed;
-- Of sports a match of the next hours, for one of 10,000 one that is over; of games the round of the minute, of providers a
-- round of its own.
INSERT INTO bet_pick (bet_id, member_id, position, kind, fixture_id, market_id, selection_id, bet_price, status, outcome)
SELECT p.id, p.member_id, 0, 'fixture', c.fixture_id, c.fixture_id || '-m', c.fixture_id || '-' || (ARRAY['home', 'draw', 'away'])[1 + p.i % 3],
  195, p.status, CASE p.status WHEN 0 THEN 'open' WHEN 2 THEN 'won' ELSE 'lost' END
FROM placed p JOIN choice c ON c.n = greatest(1, p.i / 500 + CASE WHEN p.i % 10000 = 1 THEN -80 ELSE p.i % 40 END)
WHERE 1 + p.i % 7 < 3;
INSERT INTO bet_pick (bet_id, member_id, position, kind, provider_id, game_id, round_id, selection_id, bet_price, status, outcome)
SELECT p.id, p.member_id, 0, CASE WHEN r.game IS NULL THEN 'provider' ELSE 'game' END, CASE WHEN r.game IS NULL THEN 'house' END,
  coalesce(r.game, 'table-' || p.i % 30), coalesce(r.round, 'pr-' || p.i), coalesce(r.round || ':player', 'pr-' || p.i),
  195, p.status, CASE p.status WHEN 0 THEN 'open' WHEN 2 THEN 'won' ELSE 'lost' END
FROM placed p, LATERAL (SELECT CASE WHEN 1 + p.i % 7 < 5 THEN (101 + p.i % 3)::text END AS game) g,
  LATERAL (SELECT g.game, g.game || to_char(p.at AT TIME ZONE 'Asia/Seoul', '-YYYYMMDD-') || lpad((1
    + extract(hour FROM p.at AT TIME ZONE 'Asia/Seoul') * 60 + extract(minute FROM p.at AT TIME ZONE 'Asia/Seoul'))::int::text, 4, '0') AS round) r
WHERE 1 + p.i % 7 > 2;
INSERT INTO money_request (id, member_id, kind, state, amount, created_at, decided_at, depositor, type_name)
SELECT 'br-' || lpad(i::text, 9, '0'), 'bm-' || i, CASE WHEN i % 4 = 0 THEN 'exchange' ELSE 'charge' END,
  CASE WHEN i > :members - 200 THEN 'requested' WHEN i % 9 = 0 THEN 'refused' ELSE 'done' END,
  10000 + i % 90 * 1000, now() - interval '730 days' * (1 - i::float8 / :members),
  now() - interval '730 days' * (1 - i::float8 / :members) + interval '3 minutes', '홍길동', '일반 충전'
FROM generate_series(1, :members) i;
INSERT INTO list_count (list, owner, day, first, second, rows)
SELECT 'money_request', '', '-infinity', kind, state, count(*) FROM money_request GROUP BY kind, state
ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = excluded.rows;
CREATE TEMP TABLE posted AS
SELECT row_number() OVER (ORDER BY at) + (SELECT coalesce(max(id), 0) FROM posting) AS id, kind, ref, member_id, amount, at
FROM (
  SELECT 'stake' AS kind, id AS ref, member_id, stake AS amount, at FROM placed WHERE at > now() - interval '31 days'
  UNION ALL
  SELECT 'settlement', id, member_id, stake, at + interval '10 minutes' FROM placed WHERE at > now() - interval '31 days' AND status <> 0
  UNION ALL
  SELECT 'charge', id, member_id, amount, created_at FROM money_request
  WHERE state = 'done' AND kind = 'charge' AND created_at > now() - interval '31 days') every;
INSERT INTO posting (id, kind, ref, at) SELECT id, kind, ref, at FROM posted ORDER BY id;
SELECT setval('posting_id_seq', (SELECT max(id) FROM posting));
INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
SELECT p.id, side.account, side.amount, 10000, CASE WHEN side.account LIKE 'wallet:%' THEN p.kind END,
  CASE WHEN side.account LIKE 'wallet:%' THEN p.at END
FROM posted p, LATERAL (VALUES
  (CASE p.kind WHEN 'settlement' THEN 'staked:' ELSE 'wallet:' END || p.member_id, CASE p.kind WHEN 'charge' THEN p.amount ELSE -p.amount END),
  (CASE p.kind WHEN 'stake' THEN 'staked:' || p.member_id WHEN 'charge' THEN 'house_bank' ELSE 'house_stakes' END, p.amount)) side(account, amount);
DELETE FROM house_hour;
INSERT INTO house_hour (what, hour, game_type, state, rows, taken, paid, is_merged) SELECT *, true FROM house_hour_counted ORDER BY 2;
