-- Each bet has a number that a person can say, which is made of its serial: docs/decisions/numbers-of-bets.md. Bets that
-- are there get theirs here.
ALTER TABLE "bet" ADD COLUMN "serial" bigserial NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_serial" ON "bet" ("serial");
