-- The version at which a market was last suspended. A cash-out that waits is refused where one of the markets that move
-- its price was stopped meanwhile. A market that closes because its line moved is no stop.
ALTER TABLE "market" ADD COLUMN "stop_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_status_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version THEN NEW.version := OLD.version + 1; END IF;
  NEW.status_version := NEW.version;
  IF NEW.status = 'suspended' THEN NEW.stop_version := NEW.version; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A cash-out of a bet with a running leg: asked for now, decided when its delay is over.
CREATE TABLE "cash_out_request" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bet_id" text NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"stake" bigint NOT NULL,
	"least" bigint NOT NULL,
	"version" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decide_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"cash_out_id" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "cash_out_request_positive" CHECK ("cash_out_request"."stake" > 0 and "cash_out_request"."least" > 0),
	CONSTRAINT "cash_out_request_state" CHECK (case "cash_out_request"."state"
        when 'pending' then num_nonnulls("cash_out_request"."refusal", "cash_out_request"."cash_out_id", "cash_out_request"."decided_at") = 0
        when 'paid' then "cash_out_request"."cash_out_id" is not null and "cash_out_request"."refusal" is null and "cash_out_request"."decided_at" is not null
        when 'refused' then "cash_out_request"."cash_out_id" is null and "cash_out_request"."refusal" is not null and "cash_out_request"."decided_at" is not null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "cash_out_request" ADD CONSTRAINT "cash_out_request_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_out_request" ADD CONSTRAINT "cash_out_request_cash_out_id_cash_out_id_fk" FOREIGN KEY ("cash_out_id") REFERENCES "public"."cash_out"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_out_request_bet" ON "cash_out_request" USING btree ("bet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_out_request_waits" ON "cash_out_request" USING btree ("bet_id") WHERE "cash_out_request"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "cash_out_request_due" ON "cash_out_request" USING btree ("decide_at") WHERE "cash_out_request"."state" = 'pending';--> statement-breakpoint
-- What was asked for stays as it was, and is decided once.
CREATE FUNCTION refuse_other_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'pending' AND NEW.state <> 'pending'
    AND (NEW.id, NEW.bet_id, NEW.owner, NEW.key, NEW.stake, NEW.least, NEW.version, NEW.asked_at, NEW.decide_at)
      = (OLD.id, OLD.bet_id, OLD.owner, OLD.key, OLD.stake, OLD.least, OLD.version, OLD.asked_at, OLD.decide_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'cash-out request % is decided once', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER cash_out_request_once BEFORE UPDATE OR DELETE ON cash_out_request FOR EACH ROW EXECUTE FUNCTION refuse_other_cash_out();
