CREATE TABLE "attendance" (
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_event" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"contents" text NOT NULL,
	"banner" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_on_home" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"reward" jsonb NOT NULL,
	"code" text,
	"code_count" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_code" CHECK (("coupon"."code" is null) = ("coupon"."code_count" is null))
);
--> statement-breakpoint
CREATE TABLE "coupon_grant" (
	"coupon_id" text NOT NULL,
	"member_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "coupon_grant_coupon_id_member_id_pk" PRIMARY KEY("coupon_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "mission" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"period" text NOT NULL,
	"measure" text NOT NULL,
	"game_type" smallint,
	"steps" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mission_period" CHECK ("mission"."period" in ('day','week','span')),
	CONSTRAINT "mission_span" CHECK ("mission"."ends_at" is null or "mission"."ends_at" >= "mission"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "programme_claim" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"programme" text NOT NULL,
	"programme_id" text NOT NULL,
	"occasion" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"wagering" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_claim_amount" CHECK ("programme_claim"."amount" > 0 and "programme_claim"."wagering" >= 0),
	CONSTRAINT "programme_claim_kind" CHECK ("programme_claim"."kind" in ('points','money'))
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"score" text NOT NULL,
	"prizes" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "tournament_span" CHECK ("tournament"."ends_at" >= "tournament"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "tournament_standing" (
	"tournament_id" text NOT NULL,
	"rank" integer NOT NULL,
	"member_id" text NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_standing_tournament_id_rank_pk" PRIMARY KEY("tournament_id","rank")
);
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_grant" ADD CONSTRAINT "coupon_grant_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_grant" ADD CONSTRAINT "coupon_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_claim" ADD CONSTRAINT "programme_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_standing" ADD CONSTRAINT "tournament_standing_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_standing" ADD CONSTRAINT "tournament_standing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_grant_member" ON "coupon_grant" USING btree ("member_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_claim_once" ON "programme_claim" USING btree ("programme","programme_id","member_id","occasion");--> statement-breakpoint
CREATE INDEX "programme_claim_member" ON "programme_claim" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "programme_claim_newest" ON "programme_claim" USING btree ("programme","id");--> statement-breakpoint
CREATE INDEX "tournament_due" ON "tournament" USING btree ("ends_at") WHERE "tournament"."frozen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_standing_member" ON "tournament_standing" USING btree ("tournament_id","member_id");--> statement-breakpoint
CREATE INDEX "bet_member_settled" ON "bet" USING btree ("member_id","settled_at") WHERE "bet"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "bet_settled" ON "bet" USING btree ("settled_at") WHERE "bet"."settled_at" is not null;