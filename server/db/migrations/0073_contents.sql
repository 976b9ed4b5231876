-- When and for whom popups are shown, from when articles are, and what operators sent: docs/decisions/popups-and-mailings.md.
ALTER TABLE popup ADD COLUMN shows_from timestamptz;
--> statement-breakpoint
ALTER TABLE popup ADD COLUMN shows_until timestamptz;
--> statement-breakpoint
ALTER TABLE popup ADD COLUMN levels integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE popup ADD COLUMN device text DEFAULT 'all' NOT NULL;
--> statement-breakpoint
ALTER TABLE popup ADD CONSTRAINT popup_period CHECK (shows_from < shows_until);
--> statement-breakpoint
ALTER TABLE popup ADD CONSTRAINT popup_device_known CHECK (device IN ('all','desktop','mobile'));
--> statement-breakpoint
ALTER TABLE article ADD COLUMN shows_from timestamptz;
--> statement-breakpoint
CREATE TABLE mailing (
  id text PRIMARY KEY,
  sent_at timestamptz NOT NULL,
  sent_by text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  audience text NOT NULL,
  audience_of text[] DEFAULT '{}' NOT NULL,
  sent integer NOT NULL,
  recalled_at timestamptz,
  recalled_by text,
  recall_reason text,
  CONSTRAINT mailing_sent_by_member_id_fk FOREIGN KEY (sent_by) REFERENCES member (id),
  CONSTRAINT mailing_recalled_by_member_id_fk FOREIGN KEY (recalled_by) REFERENCES member (id),
  CONSTRAINT mailing_audience_known CHECK (audience IN ('named','level','agent','all')),
  CONSTRAINT mailing_recalled CHECK ((recalled_at IS NULL) = (recalled_by IS NULL) AND (recalled_at IS NULL) = (recall_reason IS NULL))
);
--> statement-breakpoint
CREATE TRIGGER mailing_kept BEFORE UPDATE OR DELETE ON mailing FOR EACH ROW EXECUTE FUNCTION keep_mailing();
--> statement-breakpoint
CREATE TRIGGER mailing_refuse_truncate BEFORE TRUNCATE ON mailing FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER mailing_noted AFTER INSERT OR UPDATE OR DELETE ON mailing FOR EACH ROW
  WHEN (coalesce(current_setting('hanpan.audit', true), '') <> '') EXECUTE FUNCTION note_change('id');
--> statement-breakpoint
ALTER TABLE message ADD COLUMN mailing_id text CONSTRAINT message_mailing_id_mailing_id_fk REFERENCES mailing (id);
--> statement-breakpoint
ALTER TABLE message ADD COLUMN recalled_at timestamptz;
--> statement-breakpoint
CREATE INDEX message_mailing ON message (mailing_id, id) WHERE mailing_id IS NOT NULL;
--> statement-breakpoint
-- How many of a mailing were read is counted in the index alone.
CREATE INDEX message_mailing_read ON message (mailing_id, id) WHERE mailing_id IS NOT NULL AND read_at IS NOT NULL;
