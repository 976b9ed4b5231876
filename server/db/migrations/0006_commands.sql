CREATE TABLE "command" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"body" text,
	"ref" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "command_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE INDEX "command_created" ON "command" USING btree ("created_at");
--> statement-breakpoint
-- Keys of bets from before keep their answers.
INSERT INTO "command" ("owner", "key", "request_hash", "status", "body", "ref", "created_at")
SELECT "member_id", "key", "body_hash", "status", "response"::text, "bet_id", "created_at" FROM "idempotency_key";
--> statement-breakpoint
DROP TABLE "idempotency_key";
