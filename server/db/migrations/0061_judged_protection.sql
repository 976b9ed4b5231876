-- A stake is judged by the server: docs/decisions/cost-of-a-bet.md. It is written while the protection that it was judged
-- by is the same: each change of it counts.
ALTER TABLE "protection" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- A database of before 0.2 has it; a new one never did.
DROP TRIGGER IF EXISTS bet_protection ON bet;
--> statement-breakpoint
-- A database of version 0.1 has them from its migrations, not from files.
DROP FUNCTION IF EXISTS guard_bet(), provider_call(jsonb), provider_calls(jsonb, text), provider_balance(text), provider_hold(jsonb, bet, bigint),
  provider_keep(jsonb, game_token, text, text), provider_pay(bet, bigint, smallint, text, timestamptz), provider_refuse(jsonb, game_token, jsonb),
  stake_refusal(text, timestamptz, bigint);
