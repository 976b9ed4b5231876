-- Secrets stand sealed: server/vault.ts. Rows of older versions are sealed at the start of the server, which has the key.
ALTER TABLE "game_chain" ADD CONSTRAINT "game_chain_sealed" CHECK ("game_chain"."secret" like 'v1:%') NOT VALID;
--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_sealed" CHECK ("provider"."secret" like 'v1:%') NOT VALID;
