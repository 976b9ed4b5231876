-- What a bet had at risk, said once: docs/decisions/what-was-at-risk.md and src/domain/settlement/at-risk.ts.
-- counted_price: what the legs that were not handed back were taken at together, in hundredths, written by the settlement;
-- null where there is none: the bet is open, or it is a round at a provider, whose price is known by what it pays.
-- at_risk: won of a bet that was lost or won. What was cashed out, void, pushed or refused was not at risk.
-- risk_paid: what was paid for it; what was paid for a part that was cashed out was not.
-- wagered: as at_risk, where the counted price is 1.30 or higher or there is none.
ALTER TABLE "bet" ADD COLUMN "counted_price" integer,
  ADD COLUMN "at_risk" bigint GENERATED ALWAYS AS (
    CASE WHEN status IN (1, 2) AND acceptance = 'accepted' THEN stake - cashed_stake ELSE 0 END) STORED NOT NULL,
  ADD COLUMN "risk_paid" bigint GENERATED ALWAYS AS (
    CASE WHEN status IN (1, 2) AND acceptance = 'accepted' THEN paid - cashed_paid ELSE 0 END) STORED NOT NULL,
  ADD COLUMN "wagered" bigint GENERATED ALWAYS AS (
    CASE WHEN status IN (1, 2) AND acceptance = 'accepted' AND coalesce(counted_price, 130) >= 130 THEN stake - cashed_stake ELSE 0 END) STORED NOT NULL;
--> statement-breakpoint
-- As 0018, by what was at risk.
CREATE OR REPLACE FUNCTION bet_rolling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.at_risk <> 0 THEN
    PERFORM add_rolling(NEW.member_id, rolling_category(NEW.game_type), 'bet:' || NEW.id, NEW.at_risk, coalesce(NEW.settled_at, NEW.placed_at));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As 0034, by what was at risk. What changed bets were counted as is taken back, and what they are now is counted.
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

  SELECT array_agg(b.member_id), array_agg(rolling_category(b.game_type)), array_agg('bet:' || b.id), array_agg(b.amount), array_agg(b.at)
  INTO v_members, v_categories, v_refs, v_amounts, v_ats
  FROM (
    SELECT c.id, max(c.member_id) AS member_id, max(c.game_type) AS game_type, sum(c.sign * c.at_risk)::bigint AS amount,
      coalesce(max(c.settled_at) FILTER (WHERE c.sign = 1), max(c.settled_at), max(c.placed_at)) AS at
    FROM (
      SELECT id, member_id, game_type, placed_at, settled_at, -1 AS sign, at_risk FROM old_bets
      UNION ALL SELECT id, member_id, game_type, placed_at, settled_at, 1, at_risk FROM new_bets) AS c
    GROUP BY c.id HAVING sum(c.sign * c.at_risk) <> 0 ORDER BY c.id) AS b;
  IF v_members IS NOT NULL THEN
    PERFORM add_rollings(v_members, v_categories, v_refs, v_amounts, v_ats);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Bets that were settled before. One with legs that were handed back counts by the product of the others.
UPDATE bet b SET counted_price = CASE WHEN l.handed_back = 0 THEN b.price ELSE trunc(exp(l.price) * 100 + 0.000001) END
FROM (
  SELECT p.bet_id, count(*) FILTER (WHERE p.outcome IN ('push', 'void')) AS handed_back,
    coalesce(sum(ln(p.bet_price::numeric / 100)) FILTER (WHERE p.outcome NOT IN ('push', 'void')), 0) AS price
  FROM bet_pick p WHERE p.kind <> 'provider' GROUP BY p.bet_id) AS l
WHERE l.bet_id = b.id AND b.status <> 0;
--> statement-breakpoint
-- A part that was cashed out had counted for rolling: it is taken back.
DO $$
BEGIN
  PERFORM add_rollings(array_agg(w.member_id), array_agg(rolling_category(w.game_type)), array_agg('bet:' || w.id), array_agg(w.amount), array_agg(w.at))
  FROM (
    SELECT b.id, b.member_id, b.game_type, coalesce(b.settled_at, b.placed_at) AS at, b.at_risk - coalesce((
        SELECT sum(e.amount) FROM rolling_entry e WHERE e.ref = 'bet:' || b.id AND e.share = 'own'), 0)::bigint AS amount
    FROM bet b WHERE b.cashed_stake > 0 ORDER BY b.id) AS w
  WHERE w.amount <> 0
  HAVING count(*) > 0;
END $$;
