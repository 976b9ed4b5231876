CREATE TABLE "cash_out" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bet_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_out_positive" CHECK ("cash_out"."stake" > 0 and "cash_out"."paid" > 0)
);
--> statement-breakpoint
ALTER TABLE "fixture_result" ADD COLUMN "periods" jsonb;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "combinations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "cashed_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "cashed_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_out" ADD CONSTRAINT "cash_out_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_out_bet" ON "cash_out" USING btree ("bet_id");--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_cashed" CHECK ("bet"."cashed_stake" between 0 and "bet"."stake" and "bet"."cashed_paid" >= 0);
--> statement-breakpoint
CREATE TRIGGER cash_out_append_only BEFORE UPDATE OR DELETE ON cash_out FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A bet whose legs of one fixture were priced together: written as every bet, with those prices, in one statement.
CREATE FUNCTION place_combination(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_placed jsonb := place_bet(p);
BEGIN
  IF NOT v_placed ? 'kept' THEN
    UPDATE bet SET combinations = p->'bet'->'combinations' WHERE id = p->'bet'->>'id';
  END IF;
  RETURN v_placed;
END $$;
--> statement-breakpoint
-- What a member cashed out is no loss: the limit of losses counts it as it counts what a settlement paid.
CREATE OR REPLACE FUNCTION stake_refusal(p_member text, p_at timestamptz, p_stake bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_own protection%ROWTYPE;
  v_tight record;
BEGIN
  PERFORM 1 FROM account WHERE id IN ('staked:' || p_member, 'wallet:' || p_member) ORDER BY id FOR UPDATE;
  SELECT * INTO v_own FROM protection WHERE member_id = p_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_own.excluded_until > p_at THEN
    RETURN jsonb_build_object('rule', 'excluded', 'until', v_own.excluded_until);
  END IF;
  IF v_own.break_until > p_at THEN
    RETURN jsonb_build_object('rule', 'break', 'until', v_own.break_until);
  END IF;
  SELECT w.period, greatest(0, l.amount - g.lost) AS room INTO v_tight
  FROM (VALUES ('day', interval '24 hours'), ('week', interval '168 hours'), ('month', interval '720 hours')) AS w (period, span)
  CROSS JOIN LATERAL (
    SELECT amount FROM loss_limit
    WHERE member_id = p_member AND period = w.period AND effective_from <= p_at
    ORDER BY effective_from DESC, id DESC LIMIT 1) AS l
  CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount), 0)::bigint AS lost FROM entry e JOIN posting p ON p.id = e.posting_id
    WHERE l.amount IS NOT NULL AND e.account_id = 'wallet:' || p_member AND p.at > p_at - w.span
      AND p.kind IN ('stake', 'settlement', 'refund', 'correction', 'cashOut')) AS g
  WHERE l.amount IS NOT NULL
  ORDER BY room LIMIT 1;
  IF FOUND AND p_stake > v_tight.room THEN
    RETURN jsonb_build_object('rule', 'loss_limit', 'period', v_tight.period, 'room', v_tight.room);
  END IF;
  RETURN NULL;
END $$;
