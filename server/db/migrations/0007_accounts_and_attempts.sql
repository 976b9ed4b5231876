CREATE TABLE "attempt" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"counter" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
UPDATE "session" SET "ends_at" = "created_at" + interval '8 hours';--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "attempt_counter" ON "attempt" USING btree ("counter","at");--> statement-breakpoint
CREATE INDEX "attempt_at" ON "attempt" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_user_id_folded" ON "member" USING btree (lower("user_id"));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");