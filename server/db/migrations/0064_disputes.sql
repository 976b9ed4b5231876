-- What the server judged bets and cash-outs by, and what members' pages say of them: docs/decisions/disputes.md.
CREATE TABLE judgement (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL,
  key text NOT NULL,
  stage text NOT NULL,
  bet_id text,
  verdict text NOT NULL,
  code text,
  rule text,
  at timestamptz NOT NULL,
  terms jsonb NOT NULL,
  CONSTRAINT judgement_stage CHECK (stage IN ('bet','bet_decision','cash_out','cash_out_decision')),
  CONSTRAINT judgement_verdict CHECK (verdict IN ('accepted','pending','refused','paid','waiting'))
);
--> statement-breakpoint
CREATE INDEX judgement_member ON judgement (member_id, at);
--> statement-breakpoint
CREATE INDEX judgement_at ON judgement USING brin (at);
--> statement-breakpoint
CREATE TRIGGER judgement_stays BEFORE UPDATE ON judgement FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE trail (
  member_id text NOT NULL,
  key text NOT NULL,
  machine text NOT NULL,
  previous text,
  sent_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  steps jsonb NOT NULL,
  CONSTRAINT trail_member_id_key_pk PRIMARY KEY (member_id, key),
  CONSTRAINT trail_machine CHECK (machine IN ('placement','cash-out'))
);
--> statement-breakpoint
CREATE INDEX trail_received ON trail (received_at);
--> statement-breakpoint
CREATE TRIGGER trail_stays BEFORE UPDATE ON trail FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER judgement_refuse_truncate BEFORE TRUNCATE ON judgement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER trail_refuse_truncate BEFORE TRUNCATE ON trail FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
