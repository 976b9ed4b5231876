CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" text,
	"currency" text NOT NULL,
	"normal" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_never_below_zero" CHECK ("account"."balance" >= 0),
	CONSTRAINT "account_normal" CHECK ("account"."normal" in ('credit','debit')),
	CONSTRAINT "account_currency" CHECK ("account"."currency" in ('won','point'))
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"slip" text NOT NULL,
	"game_type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"acceptance" text DEFAULT 'accepted' NOT NULL,
	"refusal" text,
	"accept" text DEFAULT 'none' NOT NULL,
	"stake" bigint NOT NULL,
	"price" integer NOT NULL,
	"payout" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"settlements" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"decide_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bet_stake" CHECK ("bet"."stake" > 0),
	CONSTRAINT "bet_status" CHECK ("bet"."status" in (-1,0,1,2,3)),
	CONSTRAINT "bet_acceptance" CHECK ("bet"."acceptance" in ('pending','accepted','refused'))
);
--> statement-breakpoint
CREATE TABLE "bet_pick" (
	"bet_id" text NOT NULL,
	"position" smallint NOT NULL,
	"fixture_id" text NOT NULL,
	"market_id" text NOT NULL,
	"selection_id" text NOT NULL,
	"bet_price" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "bet_pick_bet_id_position_pk" PRIMARY KEY("bet_id","position")
);
--> statement-breakpoint
CREATE TABLE "blocked_address" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "entry_moves" CHECK ("entry"."amount" <> 0),
	CONSTRAINT "entry_balance_never_below_zero" CHECK ("entry"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fixture" (
	"id" text PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"feed_key" text NOT NULL,
	"sport_id" text NOT NULL,
	"league_name" text NOT NULL,
	"home_name" text NOT NULL,
	"away_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"clock" text,
	"proto_round" integer,
	"proto_number" integer,
	"top" boolean DEFAULT false NOT NULL,
	"feed_state" jsonb
);
--> statement-breakpoint
CREATE TABLE "fixture_result" (
	"fixture_id" text NOT NULL,
	"revision" integer NOT NULL,
	"home" integer,
	"away" integer,
	"home_half" integer,
	"away_half" integer,
	"void" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fixture_result_fixture_id_revision_pk" PRIMARY KEY("fixture_id","revision")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"member_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"response" jsonb NOT NULL,
	"bet_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market" (
	"id" text PRIMARY KEY NOT NULL,
	"fixture_id" text NOT NULL,
	"market_name" text NOT NULL,
	"family" text NOT NULL,
	"period" text NOT NULL,
	"line" double precision,
	"status" text DEFAULT 'open' NOT NULL,
	"phase" text DEFAULT 'prematch' NOT NULL,
	"main" boolean DEFAULT true NOT NULL,
	"bonus_legs" smallint,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "market_status" CHECK ("market"."status" in ('open','suspended','closed','settled','void')),
	CONSTRAINT "market_phase" CHECK ("market"."phase" in ('prematch','live','proto','bonus'))
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	"type" smallint DEFAULT 1 NOT NULL,
	"role" smallint DEFAULT 1 NOT NULL,
	"withdrawal_type" smallint DEFAULT 1 NOT NULL,
	"tendency" text[] DEFAULT '{}' NOT NULL,
	"recommender_id" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "popup" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"width" integer NOT NULL,
	"pc_left_location" integer NOT NULL,
	"pc_top_location" integer NOT NULL,
	"popup_flg" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"unique_key" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "posting_unique_key_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "selection" (
	"id" text PRIMARY KEY NOT NULL,
	"market_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "selection_price" CHECK ("selection"."price" >= 100)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD CONSTRAINT "bet_pick_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD CONSTRAINT "bet_pick_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD CONSTRAINT "bet_pick_market_id_market_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD CONSTRAINT "bet_pick_selection_id_selection_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."selection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_result" ADD CONSTRAINT "fixture_result_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market" ADD CONSTRAINT "market_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_recommender_id_member_id_fk" FOREIGN KEY ("recommender_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_market_id_market_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_member" ON "account" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "bet_member_placed" ON "bet" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "bet_pending" ON "bet" USING btree ("decide_at") WHERE "bet"."acceptance" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "bet_pick_selection_once" ON "bet_pick" USING btree ("bet_id","selection_id");--> statement-breakpoint
CREATE INDEX "bet_pick_fixture" ON "bet_pick" USING btree ("fixture_id");--> statement-breakpoint
CREATE INDEX "entry_account" ON "entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "entry_posting" ON "entry" USING btree ("posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fixture_feed_key" ON "fixture" USING btree ("feed","feed_key");--> statement-breakpoint
CREATE INDEX "fixture_status_starts" ON "fixture" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "fixture_sport" ON "fixture" USING btree ("sport_id","starts_at");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_attempt_user" ON "login_attempt" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "login_attempt_address" ON "login_attempt" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "market_fixture" ON "market" USING btree ("fixture_id");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "posting_ref" ON "posting" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "selection_market" ON "selection" USING btree ("market_id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");