-- The roles of staff (src/domain/operator/rights.ts) and their second factor: docs/decisions/rights.md.
ALTER TABLE member ADD COLUMN roles text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
UPDATE member SET roles = '{owner}' WHERE type = 1 AND role = 10 AND withdrawal_type = 0;
--> statement-breakpoint
UPDATE member SET roles = '{manager}' WHERE type = 2;
--> statement-breakpoint
ALTER TABLE member ADD CONSTRAINT member_roles CHECK (CASE
  WHEN type = 2 THEN roles <@ '{manager,agent}'
  WHEN type = 1 AND role = 10 AND withdrawal_type = 0 THEN roles <@ '{owner,finance,trading,risk,support,content,auditor}'
  ELSE roles = '{}' END);
--> statement-breakpoint
CREATE INDEX member_staff ON member (user_id) WHERE roles <> '{}';
--> statement-breakpoint
CREATE TABLE staff (
  member_id text PRIMARY KEY,
  created_by text,
  created_at timestamptz NOT NULL,
  password_given_at timestamptz,
  secret text,
  pending_secret text,
  pending_hashes text[] NOT NULL DEFAULT '{}',
  last_counter bigint,
  factor_at timestamptz,
  CONSTRAINT staff_factor_secret CHECK (factor_at IS NULL OR secret IS NOT NULL),
  CONSTRAINT staff_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT staff_created_by_member_id_fk FOREIGN KEY (created_by) REFERENCES member (id)
);
--> statement-breakpoint
INSERT INTO staff (member_id, created_at)
  SELECT id, created_at FROM member WHERE type = 2 OR (type = 1 AND role = 10 AND withdrawal_type = 0);
--> statement-breakpoint
CREATE TABLE recovery_code (
  member_id text NOT NULL,
  hash text NOT NULL,
  used_at timestamptz,
  CONSTRAINT recovery_code_member_id_hash_pk PRIMARY KEY (member_id, hash),
  CONSTRAINT recovery_code_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE staff_device (
  member_id text NOT NULL,
  mark text NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  CONSTRAINT staff_device_member_id_mark_pk PRIMARY KEY (member_id, mark),
  CONSTRAINT staff_device_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
ALTER TABLE session ADD COLUMN is_limited boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE session ADD COLUMN device text;
