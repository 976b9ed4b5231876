-- Eight of 32 characters, without those that are taken for one another: 40 random bits. Of a random UUID the low five
-- bits of these bytes are all random.
CREATE FUNCTION new_recommender_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(bytes, at) & 31) + 1, 1), '')
  FROM (SELECT decode(replace(gen_random_uuid()::text, '-', ''), 'hex') AS bytes) AS random, generate_series(8, 15) AS at
$$;
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "code" text DEFAULT new_recommender_code() NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "join_state" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "join_reason" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "join_decided_by" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "join_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_join_decided_by_member_id_fk" FOREIGN KEY ("join_decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_recommender" ON "member" USING btree ("recommender_id","created_at");--> statement-breakpoint
CREATE INDEX "member_join_waiting" ON "member" USING btree ("created_at") WHERE "member"."join_state" = 'waiting';--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_join_state" CHECK ("member"."join_state" in ('approved','waiting','refused'));--> statement-breakpoint
-- The codes that the README names.
UPDATE "member" SET "code" = CASE "user_id" WHEN 'manager01' THEN 'MANAGER1' WHEN 'admin01' THEN 'ADMIN001' ELSE upper("user_id") END
WHERE "demo";
