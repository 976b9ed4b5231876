CREATE TABLE "desk_order" (
	"id" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"contract" text NOT NULL,
	"kind" text NOT NULL,
	"usdt" bigint NOT NULL,
	"needed" integer NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_payout" (
	"reference" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"usdt" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_transfer" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"network" text NOT NULL,
	"contract" text NOT NULL,
	"usdt" bigint NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT -1 NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tether_network" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"contract" text NOT NULL,
	"confirmations" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tether_network_sound" CHECK ("tether_network"."kind" in ('tron','evm') and "tether_network"."confirmations" > 0)
);
--> statement-breakpoint
CREATE TABLE "tether_order" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"credit" text DEFAULT 'none' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"amount" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"wagering" bigint DEFAULT 0 NOT NULL,
	"usdt" bigint NOT NULL,
	"rate" integer NOT NULL,
	"rate_at" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"contract" text NOT NULL,
	"needed" smallint NOT NULL,
	"address" text NOT NULL,
	"url" text NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"credited_amount" bigint,
	"problem" text,
	"reason" text,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "tether_order_address" UNIQUE("network","address"),
	CONSTRAINT "tether_order_state" CHECK ("tether_order"."state" in ('waiting','confirming','paid','underPaid','overPaid','late','wrongNetwork','cancelled')),
	CONSTRAINT "tether_order_credit" CHECK ("tether_order"."credit" in ('none','credited','refused') and ("tether_order"."credit" = 'credited') = ("tether_order"."credited_amount" is not null)),
	CONSTRAINT "tether_order_amounts" CHECK ("tether_order"."amount" > 0 and "tether_order"."usdt" > 0 and "tether_order"."rate" > 0 and "tether_order"."needed" > 0),
	CONSTRAINT "tether_order_secure" CHECK ("tether_order"."url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "tether_rate" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"set_by" text,
	CONSTRAINT "tether_rate_positive" CHECK ("tether_rate"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "tether_transfer" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"network" text NOT NULL,
	"contract" text NOT NULL,
	"usdt" bigint NOT NULL,
	"confirmations" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tether_transfer_usdt" CHECK ("tether_transfer"."usdt" > 0)
);
--> statement-breakpoint
ALTER TABLE "money_request" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "money_request" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "money_request" ADD COLUMN "usdt" bigint;--> statement-breakpoint
ALTER TABLE "money_request" ADD COLUMN "rate" integer;--> statement-breakpoint
ALTER TABLE "desk_transfer" ADD CONSTRAINT "desk_transfer_order_id_desk_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."desk_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tether_order" ADD CONSTRAINT "tether_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tether_order" ADD CONSTRAINT "tether_order_lease_owner_member_id_fk" FOREIGN KEY ("lease_owner") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tether_order" ADD CONSTRAINT "tether_order_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tether_rate" ADD CONSTRAINT "tether_rate_set_by_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tether_transfer" ADD CONSTRAINT "tether_transfer_order_id_tether_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."tether_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tether_order_one_waiting" ON "tether_order" USING btree ("member_id") WHERE "tether_order"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "tether_order_member" ON "tether_order" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "tether_order_queue" ON "tether_order" USING btree ("credit","state","created_at");--> statement-breakpoint
CREATE INDEX "tether_transfer_order" ON "tether_transfer" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_tether" CHECK (num_nulls("money_request"."network", "money_request"."address", "money_request"."usdt", "money_request"."rate") in (0, 4) and ("money_request"."network" is null or "money_request"."kind" = 'exchange'));
--> statement-breakpoint
-- What a new site begins with; the operator edits it.
INSERT INTO "tether_network" ("id", "name", "kind", "contract", "confirmations") VALUES
	('TRC20', '트론 (TRC20)', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 20),
	('ERC20', '이더리움 (ERC20)', 'evm', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 12);
--> statement-breakpoint
INSERT INTO "tether_rate" ("rate", "at") VALUES (138550, '2026-01-01T00:00:00Z');
