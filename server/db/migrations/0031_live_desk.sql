CREATE TABLE "live_action" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "live_action_action" CHECK ("live_action"."action" in ('hold','lift','setting','cancellation'))
);
--> statement-breakpoint
ALTER TABLE "bet_cancellation" ADD COLUMN "bets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_cancellation" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_cancellation" ADD COLUMN "taken_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_cancellation" ADD CONSTRAINT "bet_cancellation_span" CHECK ("bet_cancellation"."from" < "bet_cancellation"."to");
--> statement-breakpoint
CREATE TRIGGER live_action_append_only BEFORE UPDATE OR DELETE ON live_action FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bet_cancellation_append_only BEFORE UPDATE OR DELETE ON bet_cancellation FOR EACH ROW EXECUTE FUNCTION refuse_change();
