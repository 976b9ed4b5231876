CREATE SCHEMA IF NOT EXISTS "house";
--> statement-breakpoint
CREATE TABLE "house"."visit" (
	"id" text PRIMARY KEY NOT NULL,
	"entry" text UNIQUE,
	"game_id" text NOT NULL,
	"token" text NOT NULL,
	"player_id" text NOT NULL,
	"player_name" text NOT NULL,
	"return_url" text NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house"."wallet_call" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"call" text NOT NULL CHECK ("call" IN ('bet', 'win', 'rollback')),
	"bet_transaction_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL CHECK ("state" IN ('pending', 'done', 'refused')),
	"code" text,
	"message" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wallet_call_of_bet" ON "house"."wallet_call" ("bet_transaction_id");
--> statement-breakpoint
CREATE INDEX "wallet_call_pending" ON "house"."wallet_call" ("due_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE TABLE "house"."chain" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"secret" text NOT NULL,
	"anchor" text NOT NULL,
	"length" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL CHECK ("used" <= "length"),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chain_of_owner" ON "house"."chain" ("owner", "created_at");
--> statement-breakpoint
CREATE TABLE "house"."slot_round" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"token" text NOT NULL,
	"stake" bigint NOT NULL CHECK ("stake" > 0),
	"state" text NOT NULL CHECK ("state" IN ('betting', 'open', 'done', 'refused')),
	"free_left" integer DEFAULT 0 NOT NULL CHECK ("free_left" >= 0),
	"won" bigint DEFAULT 0 NOT NULL CHECK ("won" >= 0),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "slot_round_under_way" ON "house"."slot_round" ("player_id") WHERE state IN ('betting', 'open');
--> statement-breakpoint
CREATE INDEX "slot_round_of_player" ON "house"."slot_round" ("player_id", "created_at");
--> statement-breakpoint
CREATE TABLE "house"."slot_spin" (
	"player_id" text NOT NULL,
	"id" text NOT NULL,
	"round_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"mode" text NOT NULL CHECK ("mode" IN ('base', 'free')),
	"nonce" text NOT NULL,
	"chain_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL CHECK ("state" IN ('pending', 'done', 'refused')),
	"stops" jsonb,
	"won" bigint DEFAULT 0 NOT NULL,
	"round_won" bigint DEFAULT 0 NOT NULL,
	"free_left" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_spin_pk" PRIMARY KEY ("player_id", "id"),
	CONSTRAINT "slot_spin_seed_once" UNIQUE ("chain_id", "number")
);
--> statement-breakpoint
CREATE INDEX "slot_spin_of_player" ON "house"."slot_spin" ("player_id", "created_at");
--> statement-breakpoint
CREATE INDEX "slot_spin_of_round" ON "house"."slot_spin" ("round_id");
--> statement-breakpoint
CREATE TABLE "house"."table_round" (
	"id" text PRIMARY KEY NOT NULL,
	"chain_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL CHECK ("state" IN ('open', 'drawn', 'settled', 'void')),
	"opens_at" timestamp with time zone NOT NULL,
	"root" text,
	"leaves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drawn" jsonb,
	CONSTRAINT "table_round_seed_once" UNIQUE ("chain_id", "number")
);
--> statement-breakpoint
CREATE INDEX "table_round_by_time" ON "house"."table_round" ("opens_at");
--> statement-breakpoint
CREATE TABLE "house"."table_bet" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"round_id" text NOT NULL REFERENCES "house"."table_round" ("id"),
	"visit_id" text NOT NULL,
	"player_id" text NOT NULL,
	"token" text NOT NULL,
	"pick" text NOT NULL,
	"amount" bigint NOT NULL CHECK ("amount" > 0),
	"state" text NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL CHECK ("paid" >= 0),
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "table_bet_of_player" ON "house"."table_bet" ("player_id", "id");
--> statement-breakpoint
CREATE INDEX "table_bet_of_round" ON "house"."table_bet" ("round_id");
