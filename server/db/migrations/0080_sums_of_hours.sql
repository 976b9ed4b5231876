-- What the bets of an hour and the cash of an hour sum up to, for the whole house: docs/decisions/sums-of-hours.md. A change
-- is one more row, which nobody waits for; merged rows hold what stood before.
CREATE TABLE house_hour (
  what text NOT NULL,
  hour timestamptz NOT NULL,
  game_type smallint NOT NULL DEFAULT 0,
  game_list smallint GENERATED ALWAYS AS (CASE WHEN game_type BETWEEN 1 AND 4 THEN game_type ELSE 0 END) STORED,
  state text NOT NULL DEFAULT '',
  rows bigint NOT NULL,
  taken bigint NOT NULL,
  paid bigint NOT NULL,
  is_merged boolean NOT NULL DEFAULT false,
  CONSTRAINT house_hour_what CHECK (what in ('placed', 'settled', 'cash'))
);
--> statement-breakpoint
CREATE INDEX house_hour_at ON house_hour (what, hour);
--> statement-breakpoint
CREATE UNIQUE INDEX house_hour_merged ON house_hour (what, hour, game_type, state) WHERE is_merged;
--> statement-breakpoint
CREATE INDEX house_hour_unmerged ON house_hour (hour) WHERE not is_merged;
--> statement-breakpoint
CREATE VIEW house_hour_counted AS
WITH done AS (
  SELECT 'placed' AS what, placed_at AS at, game_type, bet_state(status, acceptance, voided_at) AS state, stake AS taken, paid FROM bet
  UNION ALL SELECT 'settled', settled_at, game_type, '', at_risk, risk_paid FROM bet WHERE settled_at IS NOT NULL
  UNION ALL SELECT 'cash', p.at, 0::smallint, '', CASE WHEN p.kind <> 'payout' THEN e.amount ELSE 0 END,
    CASE WHEN p.kind = 'payout' THEN -e.amount ELSE 0 END
  FROM posting p JOIN entry e ON e.posting_id = p.id AND e.account_id = 'house_bank'
  WHERE p.kind IN ('deposit', 'charge', 'payout', 'reversal'))
SELECT what, date_trunc('hour', at, 'UTC') AS hour, game_type, state, count(*) AS rows, sum(taken)::bigint AS taken,
  sum(paid)::bigint AS paid
FROM done GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- Until this is committed the triggers of before run, which count no hours: nobody writes meanwhile.
LOCK TABLE bet, entry IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO house_hour (what, hour, game_type, state, rows, taken, paid, is_merged) SELECT *, true FROM house_hour_counted ORDER BY 2;
