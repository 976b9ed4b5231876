ALTER TABLE "market" DROP CONSTRAINT "market_status";--> statement-breakpoint
ALTER TABLE "market" ADD CONSTRAINT "market_status" CHECK ("market"."status" in ('inactive','open','suspended','handed_over','closed','settled','void'));
