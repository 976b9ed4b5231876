ALTER TABLE "bet_pick" DROP CONSTRAINT "bet_pick_selection_id_selection_id_fk";
--> statement-breakpoint
ALTER TABLE "bet_pick" ALTER COLUMN "fixture_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_pick" ALTER COLUMN "market_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD COLUMN "kind" text NOT NULL DEFAULT 'fixture';--> statement-breakpoint
ALTER TABLE "bet_pick" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD COLUMN "game_id" text;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD COLUMN "round_id" text;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD COLUMN "market_selection_id" text GENERATED ALWAYS AS (case when kind = 'fixture' then selection_id end) STORED;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD CONSTRAINT "bet_pick_market_selection_id_selection_id_fk" FOREIGN KEY ("market_selection_id") REFERENCES "public"."selection"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" DROP COLUMN "slip";--> statement-breakpoint
ALTER TABLE "bet_pick" ADD CONSTRAINT "bet_pick_kind" CHECK (case "bet_pick"."kind"
        when 'fixture' then num_nonnulls("bet_pick"."fixture_id", "bet_pick"."market_id") = 2 and num_nonnulls("bet_pick"."provider_id", "bet_pick"."game_id", "bet_pick"."round_id") = 0
        when 'game' then num_nonnulls("bet_pick"."game_id", "bet_pick"."round_id") = 2 and num_nonnulls("bet_pick"."provider_id", "bet_pick"."fixture_id", "bet_pick"."market_id") = 0
        when 'provider' then num_nonnulls("bet_pick"."provider_id", "bet_pick"."game_id", "bet_pick"."round_id") = 3 and num_nonnulls("bet_pick"."fixture_id", "bet_pick"."market_id") = 0
        else false end);