CREATE TABLE "charge_type" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"method" text DEFAULT 'bank' NOT NULL,
	"bonus_percent" smallint DEFAULT 0 NOT NULL,
	"max_bonus" bigint DEFAULT 0 NOT NULL,
	"wagering_multiple" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "charge_type_method" CHECK ("charge_type"."method" in ('bank','tether')),
	CONSTRAINT "charge_type_sound" CHECK ("charge_type"."bonus_percent" between 0 and 100 and "charge_type"."max_bonus" >= 0 and "charge_type"."wagering_multiple" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "deposit_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"effective_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_limit_period" CHECK ("deposit_limit"."period" in ('day','week','month')),
	CONSTRAINT "deposit_limit_amount" CHECK ("deposit_limit"."amount" is null or "deposit_limit"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "house_bank" (
	"id" text PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"min_level" smallint DEFAULT 1 NOT NULL,
	"max_level" smallint DEFAULT 99 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_bank" (
	"member_id" text PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_limit" (
	"level" smallint PRIMARY KEY NOT NULL,
	"min_charge" bigint NOT NULL,
	"max_charge" bigint NOT NULL,
	"min_exchange" bigint NOT NULL,
	"max_exchange" bigint NOT NULL,
	"unit" bigint NOT NULL,
	"exchanges_per_day" smallint NOT NULL,
	"exchange_won_per_day" bigint NOT NULL,
	"quick_amounts" integer[] NOT NULL,
	CONSTRAINT "money_limit_sound" CHECK ("money_limit"."unit" > 0 and "money_limit"."min_charge" > 0 and "money_limit"."min_charge" <= "money_limit"."max_charge" and "money_limit"."min_exchange" > 0
        and "money_limit"."min_exchange" <= "money_limit"."max_exchange" and "money_limit"."exchanges_per_day" >= 0 and "money_limit"."exchange_won_per_day" >= 0)
);
--> statement-breakpoint
CREATE TABLE "money_request" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"amount" bigint NOT NULL,
	"charge_type_id" smallint,
	"type_name" text,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"wagering" bigint DEFAULT 0 NOT NULL,
	"depositor" text,
	"bank" text,
	"bank_number" text,
	"bank_holder" text,
	"reason" text,
	"reference" text,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "money_request_kind" CHECK ("money_request"."kind" in ('charge','exchange')),
	CONSTRAINT "money_request_state" CHECK ("money_request"."state" in ('requested','inProgress','done','refused') or ("money_request"."kind" = 'charge' and "money_request"."state" = 'cancelled')
        or ("money_request"."kind" = 'exchange' and "money_request"."state" = 'payoutUnknown')),
	CONSTRAINT "money_request_amount" CHECK ("money_request"."amount" > 0 and "money_request"."bonus" >= 0 and "money_request"."wagering" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wagering" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"ref" text NOT NULL,
	"required" bigint NOT NULL,
	"starts_anew" boolean DEFAULT false NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wagering_ref_unique" UNIQUE("ref"),
	CONSTRAINT "wagering_required" CHECK ("wagering"."required" >= 0)
);
--> statement-breakpoint
ALTER TABLE "deposit_limit" ADD CONSTRAINT "deposit_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_bank" ADD CONSTRAINT "member_bank_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_charge_type_id_charge_type_id_fk" FOREIGN KEY ("charge_type_id") REFERENCES "public"."charge_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_lease_owner_member_id_fk" FOREIGN KEY ("lease_owner") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagering" ADD CONSTRAINT "wagering_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_limit_member" ON "deposit_limit" USING btree ("member_id","period","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_one_open" ON "money_request" USING btree ("member_id","kind") WHERE "money_request"."state" in ('requested','inProgress','payoutUnknown');--> statement-breakpoint
CREATE INDEX "money_request_member" ON "money_request" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "money_request_queue" ON "money_request" USING btree ("kind","state","created_at");--> statement-breakpoint
CREATE INDEX "wagering_member" ON "wagering" USING btree ("member_id","granted_at");--> statement-breakpoint
-- What a new site begins with; the operator edits it.
INSERT INTO "charge_type" ("id", "name", "bonus_percent", "max_bonus", "wagering_multiple") VALUES
	(1, '일반 충전', 0, 0, 0),
	(2, '보너스 5%', 5, 100000, 2),
	(3, '보너스 10%', 10, 300000, 5);
--> statement-breakpoint
INSERT INTO "money_limit"
SELECT "level", 10000, 1000000 * "level", 10000, 1000000 * "level", 1000, 5, 2000000 * "level", '{10000,50000,100000,500000,1000000}'
FROM generate_series(1, 10) AS "level";
