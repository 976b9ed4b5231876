-- Markets that stand get the kind that their family and name mean; any other one settles nothing.
ALTER TABLE "market" ADD COLUMN "kind" text NOT NULL DEFAULT 'unknown';--> statement-breakpoint
UPDATE "market" SET "kind" = CASE
  WHEN "phase" = 'bonus' THEN 'bonus'
  WHEN "family" IN ('win_draw_lose', 'win_lose', 'over_under', 'handicap') THEN "family"
  WHEN "market_name" = 'Both Teams To Score' THEN 'both_score'
  ELSE 'unknown' END;--> statement-breakpoint
ALTER TABLE "market" ALTER COLUMN "kind" DROP DEFAULT;
