-- Money leaves after it was staked: decisions, rule 37. Each charge asks for its amount once at least.
UPDATE "charge_type" SET "wagering_multiple" = 1 WHERE "wagering_multiple" = 0;
--> statement-breakpoint
ALTER TABLE "charge_type" ALTER COLUMN "wagering_multiple" SET DEFAULT 1, DROP CONSTRAINT "charge_type_sound";
--> statement-breakpoint
ALTER TABLE "charge_type" ADD CONSTRAINT "charge_type_sound" CHECK ("charge_type"."bonus_percent" between 0 and 100 and "charge_type"."max_bonus" >= 0 and "charge_type"."wagering_multiple" between 1 and 100);
--> statement-breakpoint
-- A grant ends when it is met, or when the member has nothing left of the money; before, the next one said so.
ALTER TABLE "wagering" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "wagering" w SET "ended_at" = l.granted_at
FROM (SELECT DISTINCT ON (member_id) member_id, granted_at, id FROM "wagering" WHERE starts_anew ORDER BY member_id, granted_at DESC, id DESC) l
WHERE l.member_id = w.member_id AND (w.granted_at, w.id) < (l.granted_at, l.id);
--> statement-breakpoint
UPDATE "wagering" SET "ended_at" = granted_at WHERE required = 0 AND ended_at IS NULL;
--> statement-breakpoint
ALTER TABLE "wagering" DROP COLUMN "starts_anew";
--> statement-breakpoint
DROP INDEX "wagering_member";
--> statement-breakpoint
CREATE INDEX "wagering_open" ON "wagering" USING btree ("member_id","granted_at") WHERE "wagering"."ended_at" is null;
--> statement-breakpoint
-- What a recommender is given once the friend has staked the first charge.
CREATE TABLE "friend_promise" (
	"friend_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"base" bigint NOT NULL,
	"points" bigint NOT NULL,
	"required" bigint NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "friend_promise_state" CHECK ("friend_promise"."state" in ('waiting','paid','void')),
	CONSTRAINT "friend_promise_amounts" CHECK ("friend_promise"."base" > 0 and "friend_promise"."points" > 0 and "friend_promise"."required" >= "friend_promise"."base")
);
--> statement-breakpoint
ALTER TABLE "friend_promise" ADD CONSTRAINT "friend_promise_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_promise" ADD CONSTRAINT "friend_promise_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friend_promise_member" ON "friend_promise" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "friend_promise_waiting" ON "friend_promise" USING btree ("looked_at") WHERE "friend_promise"."state" = 'waiting';
