-- What operators keep about a member: notes, the codes of the tendency with their reasons, and the code that sets a new
-- password once. docs/decisions/members-profile.md.
CREATE TABLE member_note (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL,
  note text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT member_note_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member(id),
  CONSTRAINT member_note_by_member_id_fk FOREIGN KEY (by) REFERENCES member(id)
);
--> statement-breakpoint
CREATE INDEX member_note_member ON member_note (member_id, id);
--> statement-breakpoint
CREATE TABLE tendency_change (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL,
  code text NOT NULL,
  is_set boolean NOT NULL,
  reason text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT tendency_change_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member(id),
  CONSTRAINT tendency_change_by_member_id_fk FOREIGN KEY (by) REFERENCES member(id)
);
--> statement-breakpoint
CREATE INDEX tendency_change_member ON tendency_change (member_id, id);
--> statement-breakpoint
CREATE TABLE password_code (
  member_id text PRIMARY KEY,
  hash text NOT NULL,
  by text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT password_code_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member(id),
  CONSTRAINT password_code_by_member_id_fk FOREIGN KEY (by) REFERENCES member(id),
  CONSTRAINT password_code_ends CHECK (expires_at > created_at)
);
--> statement-breakpoint
DO $$
DECLARE v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['member_note', 'tendency_change'] LOOP
    EXECUTE format('CREATE TRIGGER %s_append_only BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()', v_table, v_table);
    EXECUTE format('CREATE TRIGGER %s_refuse_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', v_table, v_table);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER password_code_noted AFTER INSERT OR UPDATE OR DELETE ON password_code FOR EACH ROW
  WHEN (coalesce(current_setting('hanpan.audit', true), '') <> '') EXECUTE FUNCTION note_change('member_id');
