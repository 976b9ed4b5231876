-- Shares and statements of managers and agents (docs/decisions/agents.md); significant events and the runs of the server
-- (docs/decisions/reports.md); bets keep what they were taken as.
CREATE TABLE agent_share (
  member_id text NOT NULL,
  product text NOT NULL,
  basis text NOT NULL,
  rate smallint NOT NULL,
  CONSTRAINT agent_share_member_id_product_pk PRIMARY KEY (member_id, product),
  CONSTRAINT agent_share_product CHECK (product IN ('casino','slot','mini','sports')),
  CONSTRAINT agent_share_basis CHECK (basis IN ('result','turnover')),
  CONSTRAINT agent_share_rate CHECK (rate BETWEEN 1 AND 10000),
  CONSTRAINT agent_share_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE agent_period (
  id text PRIMARY KEY,
  begins timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  closed_by text NOT NULL,
  closed_at timestamptz NOT NULL,
  ledger_result bigint NOT NULL,
  outside_result bigint NOT NULL,
  CONSTRAINT agent_period_begins_unique UNIQUE (begins),
  CONSTRAINT agent_period_ends_unique UNIQUE (ends),
  CONSTRAINT agent_period_span CHECK (begins < ends),
  CONSTRAINT agent_period_closed_by_member_id_fk FOREIGN KEY (closed_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE agent_statement (
  id text PRIMARY KEY,
  period_id text NOT NULL,
  member_id text NOT NULL,
  above_id text,
  carried bigint NOT NULL,
  amount bigint NOT NULL,
  due bigint NOT NULL GENERATED ALWAYS AS (carried + amount) STORED,
  state text NOT NULL,
  paid_by text,
  paid_at timestamptz,
  CONSTRAINT agent_statement_period_id_agent_period_id_fk FOREIGN KEY (period_id) REFERENCES agent_period (id),
  CONSTRAINT agent_statement_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT agent_statement_above_id_member_id_fk FOREIGN KEY (above_id) REFERENCES member (id),
  CONSTRAINT agent_statement_paid_by_member_id_fk FOREIGN KEY (paid_by) REFERENCES member (id),
  CONSTRAINT agent_statement_carried CHECK (carried <= 0),
  CONSTRAINT agent_statement_state CHECK (state IN ('payable','paid','carried')),
  CONSTRAINT agent_statement_due CHECK ((state = 'carried') = (carried + amount <= 0)),
  CONSTRAINT agent_statement_paid CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX agent_statement_once ON agent_statement (period_id, member_id);
--> statement-breakpoint
CREATE INDEX agent_statement_member ON agent_statement (member_id, period_id);
--> statement-breakpoint
CREATE INDEX agent_statement_payable ON agent_statement (id) WHERE state = 'payable';
--> statement-breakpoint
CREATE TABLE agent_line (
  statement_id text NOT NULL,
  product text NOT NULL,
  branch_id text NOT NULL,
  basis text NOT NULL,
  rate smallint NOT NULL,
  below_rate smallint NOT NULL,
  turnover bigint NOT NULL,
  result bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT agent_line_statement_id_product_branch_id_pk PRIMARY KEY (statement_id, product, branch_id),
  CONSTRAINT agent_line_statement_id_agent_statement_id_fk FOREIGN KEY (statement_id) REFERENCES agent_statement (id),
  CONSTRAINT agent_line_branch_id_member_id_fk FOREIGN KEY (branch_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE significant_event (
  id bigserial PRIMARY KEY,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  subject text NOT NULL,
  amount bigint,
  detail jsonb NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE INDEX significant_event_at ON significant_event (at, id);
--> statement-breakpoint
CREATE INDEX significant_event_kind ON significant_event (kind, at);
--> statement-breakpoint
CREATE INDEX significant_event_subject ON significant_event (subject, id);
--> statement-breakpoint
CREATE TABLE server_run (
  id text PRIMARY KEY,
  version text NOT NULL,
  digest text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  stopped_at timestamptz
);
--> statement-breakpoint
-- Rows of these come in the order of time: indexes of blocks cost what writes them nothing.
CREATE INDEX posting_at ON posting USING brin (at);
--> statement-breakpoint
CREATE INDEX rolling_entry_at ON rolling_entry USING brin (at);
--> statement-breakpoint
CREATE TRIGGER agent_statement_kept BEFORE UPDATE OR DELETE ON agent_statement FOR EACH ROW EXECUTE FUNCTION keep_statement();
--> statement-breakpoint
CREATE TRIGGER agent_statement_refuse_truncate BEFORE TRUNCATE ON agent_statement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bet_large AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.stake >= 1000000)
  EXECUTE FUNCTION note_significant('large_bet', 'bet');
--> statement-breakpoint
CREATE TRIGGER bet_won_large AFTER UPDATE OF paid ON bet FOR EACH ROW WHEN (NEW.paid >= 10000000 AND OLD.paid < 10000000)
  EXECUTE FUNCTION note_significant('large_win', 'bet');
--> statement-breakpoint
CREATE TRIGGER entry_large AFTER INSERT ON entry FOR EACH ROW
  WHEN (NEW.kind IN ('deposit','charge','exchange') AND abs(NEW.amount) >= 3000000)
  EXECUTE FUNCTION note_significant('large_move', 'entry');
--> statement-breakpoint
CREATE TRIGGER entry_adjusts AFTER INSERT ON entry FOR EACH ROW WHEN (NEW.kind IN ('gift','adjustment','reversal','correction'))
  EXECUTE FUNCTION note_significant('adjustment', 'entry');
--> statement-breakpoint
CREATE TRIGGER member_personal AFTER UPDATE OF password_hash, phone, nickname ON member FOR EACH ROW
  WHEN ((OLD.password_hash, OLD.phone, OLD.nickname) IS DISTINCT FROM (NEW.password_hash, NEW.phone, NEW.nickname))
  EXECUTE FUNCTION note_significant('personal_changed', 'member');
--> statement-breakpoint
CREATE TRIGGER member_bank_personal AFTER INSERT OR UPDATE ON member_bank FOR EACH ROW
  EXECUTE FUNCTION note_significant('personal_changed', 'member_bank');
--> statement-breakpoint
CREATE TRIGGER member_closed AFTER UPDATE OF disabled_at ON member FOR EACH ROW
  WHEN (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL) EXECUTE FUNCTION note_significant('account_closed', 'member');
--> statement-breakpoint
CREATE TRIGGER protection_excluded AFTER UPDATE OF excluded_until ON protection FOR EACH ROW
  WHEN (NEW.excluded_until IS DISTINCT FROM OLD.excluded_until AND NEW.excluded_until IS NOT NULL)
  EXECUTE FUNCTION note_significant('account_closed', 'protection');
--> statement-breakpoint
CREATE TRIGGER protection_excludes AFTER INSERT ON protection FOR EACH ROW WHEN (NEW.excluded_until IS NOT NULL)
  EXECUTE FUNCTION note_significant('account_closed', 'protection');
--> statement-breakpoint
CREATE TRIGGER bet_kept BEFORE UPDATE ON bet FOR EACH ROW WHEN (
  (OLD.id, OLD.member_id, OLD.game_type, OLD.placed_at, OLD.serial)
    IS DISTINCT FROM (NEW.id, NEW.member_id, NEW.game_type, NEW.placed_at, NEW.serial)
  OR OLD.acceptance <> 'pending'
    AND (OLD.stake, OLD.price, OLD.acceptance) IS DISTINCT FROM (NEW.stake, NEW.price, NEW.acceptance))
  EXECUTE FUNCTION keep_bet();
--> statement-breakpoint
CREATE TRIGGER bet_pick_kept BEFORE UPDATE ON bet_pick FOR EACH ROW WHEN (
  (OLD.bet_id, OLD.position, OLD.kind, OLD.fixture_id, OLD.market_id, OLD.round_id, OLD.selection_id)
    IS DISTINCT FROM (NEW.bet_id, NEW.position, NEW.kind, NEW.fixture_id, NEW.market_id, NEW.round_id, NEW.selection_id))
  EXECUTE FUNCTION keep_bet();
--> statement-breakpoint
CREATE TRIGGER bet_refuse_delete BEFORE DELETE ON bet FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bet_pick_refuse_delete BEFORE DELETE ON bet_pick FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$
DECLARE v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['agent_period', 'agent_line', 'significant_event'] LOOP
    EXECUTE format('CREATE TRIGGER %s_append_only BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', v_table, v_table);
    EXECUTE format('CREATE TRIGGER %s_refuse_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', v_table, v_table);
  END LOOP;
  FOREACH v_table IN ARRAY ARRAY['agent_share', 'agent_period', 'agent_statement'] LOOP
    EXECUTE format($f$CREATE TRIGGER %s_noted AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting('hanpan.audit', true), '') <> '') EXECUTE FUNCTION note_change(%s)$f$, v_table, v_table,
      (SELECT string_agg(quote_literal(a.attname), ', ' ORDER BY p.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS p(number, place), pg_attribute a
        WHERE i.indrelid = v_table::regclass AND i.indisprimary AND a.attrelid = i.indrelid AND a.attnum = p.number));
  END LOOP;
END $$;
