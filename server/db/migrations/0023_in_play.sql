CREATE TABLE "fixture_board" (
	"fixture_id" text PRIMARY KEY NOT NULL,
	"board" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_cancellation" (
	"id" text PRIMARY KEY NOT NULL,
	"fixture_id" text NOT NULL,
	"market_id" text,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "in_play_setting" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"delay_ms" integer,
	"margin" integer,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "in_play_setting_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "in_play_setting_scope" CHECK ("in_play_setting"."scope" in ('all','sport','league')),
	CONSTRAINT "in_play_setting_delay" CHECK ("in_play_setting"."delay_ms" between 0 and 60000),
	CONSTRAINT "in_play_setting_margin" CHECK ("in_play_setting"."margin" between 100 and 3000)
);
--> statement-breakpoint
CREATE TABLE "market_hold" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_hold_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "market_hold_scope" CHECK ("market_hold"."scope" in ('all','sport','fixture','market','feed'))
);
--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "wanted" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "market" ADD COLUMN "delay_ms" integer;--> statement-breakpoint
ALTER TABLE "fixture_board" ADD CONSTRAINT "fixture_board_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_cancellation" ADD CONSTRAINT "bet_cancellation_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_cancellation" ADD CONSTRAINT "bet_cancellation_market_id_market_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bet_cancellation_fixture" ON "bet_cancellation" USING btree ("fixture_id");--> statement-breakpoint
ALTER TABLE "market" ADD CONSTRAINT "market_wanted" CHECK ("market"."wanted" in ('open','suspended'));