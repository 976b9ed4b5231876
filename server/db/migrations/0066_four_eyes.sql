-- What a second operator decides, and the log of what operators do and read: docs/decisions/four-eyes.md and
-- docs/decisions/audit-log.md. What waits for an operator about sign-ups has the name of its page.
ALTER VIEW approval RENAME TO join_check;
--> statement-breakpoint
CREATE TABLE approval (
  id text PRIMARY KEY,
  call text NOT NULL,
  title text NOT NULL,
  subjects text[] NOT NULL,
  version text NOT NULL,
  sealed text NOT NULL,
  request_hash text NOT NULL,
  shown jsonb NOT NULL,
  measure text NOT NULL,
  amount bigint,
  reason text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text DEFAULT 'asked' NOT NULL,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  CONSTRAINT approval_asked_by_member_id_fk FOREIGN KEY (asked_by) REFERENCES member(id),
  CONSTRAINT approval_decided_by_member_id_fk FOREIGN KEY (decided_by) REFERENCES member(id),
  CONSTRAINT approval_state CHECK (state IN ('asked','approved','refused','expired','withdrawn','overtaken')),
  CONSTRAINT approval_measure CHECK (measure IN ('always','money','points','moved')),
  CONSTRAINT approval_two_people CHECK (state NOT IN ('approved','refused') OR decided_by <> asked_by)
);
--> statement-breakpoint
CREATE INDEX approval_state_asked ON approval (state, asked_at);
--> statement-breakpoint
CREATE UNIQUE INDEX approval_asked_once ON approval (asked_by, request_hash) WHERE state = 'asked';
--> statement-breakpoint
CREATE TABLE operator_move (
  id bigserial PRIMARY KEY,
  operator_id text NOT NULL,
  receiver text NOT NULL,
  measure text NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT operator_move_operator_id_member_id_fk FOREIGN KEY (operator_id) REFERENCES member(id),
  CONSTRAINT operator_move_measure CHECK (measure IN ('money','points')),
  CONSTRAINT operator_move_amount CHECK (amount > 0)
);
--> statement-breakpoint
CREATE INDEX operator_move_summed ON operator_move (operator_id, receiver, measure, at);
--> statement-breakpoint
CREATE TRIGGER operator_move_append_only BEFORE UPDATE OR DELETE ON operator_move FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER operator_move_refuse_truncate BEFORE TRUNCATE ON operator_move FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE posting ADD COLUMN approval_id text DEFAULT nullif(current_setting('hanpan.approval', true), '');
--> statement-breakpoint
CREATE TABLE audit_entry (
  id text PRIMARY KEY,
  serial bigserial NOT NULL,
  at timestamptz NOT NULL,
  actor_id text,
  actor text NOT NULL,
  address text NOT NULL,
  device text NOT NULL,
  action text NOT NULL,
  subjects text[] NOT NULL,
  asked jsonb,
  reason text NOT NULL,
  outcome text NOT NULL,
  code text,
  reads text[] NOT NULL,
  approval_id text,
  CONSTRAINT audit_entry_outcome CHECK (outcome IN ('done','asked','denied','read'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX audit_entry_serial ON audit_entry (serial);
--> statement-breakpoint
CREATE INDEX audit_entry_actor ON audit_entry (actor, serial);
--> statement-breakpoint
CREATE INDEX audit_entry_action ON audit_entry (action, serial);
--> statement-breakpoint
CREATE INDEX audit_entry_outcome ON audit_entry (outcome, serial);
--> statement-breakpoint
CREATE INDEX audit_entry_at ON audit_entry (at);
--> statement-breakpoint
CREATE INDEX audit_entry_subjects ON audit_entry USING gin (subjects);
--> statement-breakpoint
CREATE TABLE audit_change (
  id bigserial PRIMARY KEY,
  audit_id text NOT NULL,
  relation text NOT NULL,
  row_key text NOT NULL,
  before jsonb,
  after jsonb
);
--> statement-breakpoint
CREATE INDEX audit_change_audit ON audit_change (audit_id, id);
--> statement-breakpoint
CREATE TABLE audit_link (
  seq bigint PRIMARY KEY,
  audit_id text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_link_audit_id_unique UNIQUE (audit_id)
);
--> statement-breakpoint
DO $$
DECLARE v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['audit_entry', 'audit_change', 'audit_link'] LOOP
    EXECUTE format('CREATE TRIGGER %s_append_only BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', v_table, v_table);
    EXECUTE format('CREATE TRIGGER %s_refuse_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', v_table, v_table);
  END LOOP;
  -- What operators change. The columns of a row's key are those of its table's primary key.
  FOREACH v_table IN ARRAY ARRAY['member', 'setting', 'popup', 'article', 'blocked_address', 'bet_limit', 'money_limit',
    'charge_type', 'house_bank', 'member_bank', 'provider', 'rolling_rate', 'rolling_member_rate', 'tether_network',
    'tether_rate', 'tether_order', 'coupon', 'mission', 'tournament', 'campaign_event', 'game_setting', 'market_hold',
    'in_play_setting', 'money_request', 'writing_ban', 'enquiry', 'post', 'post_comment', 'shared_trace',
    'contact_change', 'protection', 'deposit_limit', 'loss_limit', 'own_limit_raise', 'fixture_result', 'approval', 'staff'] LOOP
    EXECUTE format($f$CREATE TRIGGER %s_noted AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting('hanpan.audit', true), '') <> '') EXECUTE FUNCTION note_change(%s)$f$, v_table, v_table,
      (SELECT string_agg(quote_literal(a.attname), ', ' ORDER BY p.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS p(number, place), pg_attribute a
        WHERE i.indrelid = v_table::regclass AND i.indisprimary AND a.attrelid = i.indrelid AND a.attnum = p.number));
  END LOOP;
END $$;
