CREATE TABLE "bet_limit" (
	"level" smallint PRIMARY KEY NOT NULL,
	"min_stake" bigint NOT NULL,
	"max_stake" bigint NOT NULL,
	"stake_step" bigint NOT NULL,
	"max_legs" smallint NOT NULL,
	"max_price" integer NOT NULL,
	"max_payout" bigint NOT NULL,
	"max_selection_stake" bigint NOT NULL,
	"max_fixture_stake" bigint NOT NULL,
	CONSTRAINT "bet_limit_sound" CHECK ("bet_limit"."stake_step" > 0 and "bet_limit"."min_stake" > 0 and "bet_limit"."min_stake" <= "bet_limit"."max_stake" and "bet_limit"."max_legs" > 0
        and "bet_limit"."max_price" >= 100 and "bet_limit"."max_payout" > 0
        and "bet_limit"."min_stake" <= "bet_limit"."max_selection_stake" and "bet_limit"."max_selection_stake" <= "bet_limit"."max_fixture_stake")
);
--> statement-breakpoint
CREATE INDEX "bet_open" ON "bet" USING btree ("member_id") WHERE "bet"."status" = 0;--> statement-breakpoint
-- The figures that a new site begins with; the operator edits them.
INSERT INTO "bet_limit" SELECT "level", 1000, 5000000, 10, 10, 100000, 50000000, 20000000, 30000000 FROM generate_series(1, 10) AS "level";
