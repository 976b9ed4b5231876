ALTER TABLE bet ADD COLUMN voided_at timestamptz;
--> statement-breakpoint
ALTER TABLE bet ADD CONSTRAINT bet_voided CHECK (voided_at IS NULL OR (status = -1 AND paid = stake));
--> statement-breakpoint
CREATE INDEX bet_placed ON bet (placed_at, id);
--> statement-breakpoint
CREATE INDEX bet_large ON bet (placed_at, id) WHERE stake >= 1000000;
--> statement-breakpoint
CREATE INDEX member_created ON member (created_at DESC, user_id);
--> statement-breakpoint
CREATE TABLE bet_void (
  bet_id text PRIMARY KEY,
  by text NOT NULL,
  approval_id text DEFAULT nullif(current_setting('hanpan.approval', true), ''),
  at timestamptz NOT NULL,
  reason text NOT NULL,
  status smallint NOT NULL,
  paid bigint NOT NULL,
  CONSTRAINT bet_void_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet(id),
  CONSTRAINT bet_void_by_member_id_fk FOREIGN KEY (by) REFERENCES member(id)
);
--> statement-breakpoint
-- Voids of one member's bets add up, too.
ALTER TABLE operator_move DROP CONSTRAINT operator_move_measure;
--> statement-breakpoint
ALTER TABLE operator_move ADD CONSTRAINT operator_move_measure CHECK (measure IN ('money','points','moved'));
--> statement-breakpoint
CREATE TABLE table_view (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  "table" text NOT NULL,
  name text NOT NULL,
  search jsonb NOT NULL,
  hidden text[] NOT NULL,
  is_shared boolean NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT table_view_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member(id)
);
--> statement-breakpoint
CREATE INDEX table_view_table ON table_view ("table", at);
--> statement-breakpoint
CREATE TABLE table_columns (
  member_id text NOT NULL,
  "table" text NOT NULL,
  hidden text[] NOT NULL,
  CONSTRAINT table_columns_member_id_table_pk PRIMARY KEY (member_id, "table"),
  CONSTRAINT table_columns_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member(id)
);
--> statement-breakpoint
CREATE TRIGGER bet_void_append_only BEFORE UPDATE OR DELETE ON bet_void FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bet_void_refuse_truncate BEFORE TRUNCATE ON bet_void FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bet_void_noted AFTER INSERT ON bet_void FOR EACH ROW
  WHEN (coalesce(current_setting('hanpan.audit', true), '') <> '') EXECUTE FUNCTION note_change('bet_id');
