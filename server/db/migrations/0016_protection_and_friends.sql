CREATE TABLE "friend_reward" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"base" bigint NOT NULL,
	"points" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_raise" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"requested_at" timestamp with time zone NOT NULL,
	"confirm_from" timestamp with time zone NOT NULL,
	"confirm_until" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_raise_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period"),
	CONSTRAINT "limit_raise_kind" CHECK ("limit_raise"."kind" in ('deposit','loss')),
	CONSTRAINT "limit_raise_period" CHECK ("limit_raise"."period" in ('day','week','month'))
);
--> statement-breakpoint
CREATE TABLE "loss_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"effective_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loss_limit_period" CHECK ("loss_limit"."period" in ('day','week','month')),
	CONSTRAINT "loss_limit_amount" CHECK ("loss_limit"."amount" is null or "loss_limit"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "protection" (
	"member_id" text PRIMARY KEY NOT NULL,
	"reminder_minutes" smallint,
	"break_until" timestamp with time zone,
	"excluded_until" timestamp with time zone,
	CONSTRAINT "protection_reminder" CHECK ("protection"."reminder_minutes" is null or "protection"."reminder_minutes" between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "friend_reward" ADD CONSTRAINT "friend_reward_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_reward" ADD CONSTRAINT "friend_reward_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_raise" ADD CONSTRAINT "limit_raise_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loss_limit" ADD CONSTRAINT "loss_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection" ADD CONSTRAINT "protection_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "friend_reward_once" ON "friend_reward" USING btree ("friend_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "friend_reward_member" ON "friend_reward" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "loss_limit_member" ON "loss_limit" USING btree ("member_id","period","effective_from");
--> statement-breakpoint
-- Why a stake of the member is not taken at an instant, as JSON; null where it is. What was lost counts by the wallet:
-- whoever moves it at the same time waits, and what a member sets meanwhile is seen.
CREATE FUNCTION stake_refusal(p_member text, p_at timestamptz, p_stake bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
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
      AND p.kind IN ('stake', 'settlement', 'refund', 'correction')) AS g
  WHERE l.amount IS NOT NULL
  ORDER BY room LIMIT 1;
  IF FOUND AND p_stake > v_tight.room THEN
    RETURN jsonb_build_object('rule', 'loss_limit', 'period', v_tight.period, 'room', v_tight.room);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- No bet is written past a break, an exclusion or a limit of losses, whatever writes it.
CREATE FUNCTION guard_bet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_refusal jsonb := stake_refusal(NEW.member_id, NEW.placed_at, NEW.stake);
BEGIN
  IF v_refusal IS NOT NULL THEN RAISE EXCEPTION '%', v_refusal::text USING ERRCODE = 'HP010'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bet_protection BEFORE INSERT ON bet FOR EACH ROW EXECUTE FUNCTION guard_bet();
