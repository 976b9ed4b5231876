-- Each move of a charge, an exchange or a payment of rolling: who moved it, when and why. The state of the request follows
-- its moves, as the balance of an account follows its entries.
CREATE TABLE "money_request_state" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "money_request_state" ADD CONSTRAINT "money_request_state_request_id_money_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."money_request"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "money_request_state" ADD CONSTRAINT "money_request_state_by_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "money_request_state_request" ON "money_request_state" USING btree ("request_id","id");
--> statement-breakpoint
-- Of requests that stand already only the beginning and the end are known.
INSERT INTO money_request_state (request_id, state, at, by) SELECT id, 'requested', created_at, member_id FROM money_request ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO money_request_state (request_id, state, at, by, reason)
SELECT id, state, coalesce(decided_at, created_at), CASE state WHEN 'cancelled' THEN member_id ELSE coalesce(decided_by, lease_owner) END, reason
FROM money_request WHERE state <> 'requested' ORDER BY created_at, id;
--> statement-breakpoint
-- The table of src/domain/wallet/money-request.ts; a test compares them.
CREATE FUNCTION money_request_may(p_kind text, p_from text, p_to text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT 1 FROM (VALUES
    ('charge', 'requested', 'cancelled'),
    (NULL, 'requested', 'inProgress'),
    (NULL, 'inProgress', 'inProgress'),
    ('exchange', 'payoutUnknown', 'payoutUnknown'),
    (NULL, 'inProgress', 'requested'),
    (NULL, 'inProgress', 'done'),
    (NULL, 'inProgress', 'refused'),
    ('exchange', 'inProgress', 'payoutUnknown'),
    ('exchange', 'payoutUnknown', 'done'),
    ('exchange', 'payoutUnknown', 'refused')) AS move(kind, was, becomes)
    WHERE (kind IS NULL OR kind = p_kind) AND was = p_from AND becomes = p_to)
$$;
--> statement-breakpoint
CREATE FUNCTION money_request_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'requested' OR NEW.version <> 1 OR NEW.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a money request begins as requested' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER money_request_begins BEFORE INSERT ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_begins();
--> statement-breakpoint
CREATE FUNCTION money_request_has_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_request_state (request_id, state, at, by) VALUES (NEW.id, NEW.state, NEW.created_at, NEW.member_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER money_request_has_begun AFTER INSERT ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_has_begun();
--> statement-breakpoint
-- A move takes its request along. The first one is the request's own.
CREATE FUNCTION money_request_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v money_request;
BEGIN
  SELECT * INTO v FROM money_request WHERE id = NEW.request_id FOR UPDATE;
  IF NOT EXISTS (SELECT 1 FROM money_request_state WHERE request_id = NEW.request_id) AND v.state = 'requested' AND NEW.state = 'requested' THEN
    RETURN NEW;
  END IF;
  IF v.id IS NULL OR NOT money_request_may(v.kind, v.state, NEW.state) THEN
    RAISE EXCEPTION 'a % that is % does not become %', v.kind, v.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE money_request SET state = NEW.state, version = version + 1 WHERE id = NEW.request_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER money_request_moves BEFORE INSERT ON money_request_state FOR EACH ROW EXECUTE FUNCTION money_request_moves();
--> statement-breakpoint
CREATE TRIGGER money_request_state_append_only BEFORE UPDATE OR DELETE ON money_request_state FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A request follows its moves, what was asked for stays as it was asked for, and what is decided stays decided. The house's
-- account that a charge names is filled in when someone works on it.
CREATE FUNCTION money_request_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.state, NEW.version) IS DISTINCT FROM (OLD.state, OLD.version) AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the state of a money request follows its moves only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'money request % is decided', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.member_id, NEW.kind, NEW.amount, NEW.charge_type_id, NEW.type_name, NEW.bonus, NEW.wagering, NEW.depositor, NEW.network, NEW.address, NEW.usdt, NEW.rate, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.kind, OLD.amount, OLD.charge_type_id, OLD.type_name, OLD.bonus, OLD.wagering, OLD.depositor, OLD.network, OLD.address, OLD.usdt, OLD.rate, OLD.created_at)
    OR (NEW.bank, NEW.bank_number, NEW.bank_holder) IS DISTINCT FROM (OLD.bank, OLD.bank_number, OLD.bank_holder) AND (OLD.kind <> 'charge' OR OLD.bank IS NOT NULL) THEN
    RAISE EXCEPTION 'what money request % asks for does not change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER money_request_follows BEFORE UPDATE ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_follows();
--> statement-breakpoint
CREATE TRIGGER money_request_stays BEFORE DELETE ON money_request FOR EACH ROW EXECUTE FUNCTION refuse_change();
