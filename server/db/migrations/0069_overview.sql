-- What the operators' overview reads: today's movements of the house's bank and today's bets by an index, who is logged in,
-- members by the beginning of a name, and what the last check of the books said: docs/decisions/overview.md. And at which loss a
-- market stops by itself: docs/decisions/automatic-stops.md.
CREATE INDEX posting_cash ON posting (at) WHERE kind IN ('deposit','charge','payout','reversal');
--> statement-breakpoint
CREATE INDEX session_ends ON session (ends_at);
--> statement-breakpoint
CREATE INDEX member_user_id_beginning ON member (lower(user_id) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX member_nickname_beginning ON member (lower(nickname) text_pattern_ops);
--> statement-breakpoint
CREATE TABLE books_check (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  books integer NOT NULL,
  log integer NOT NULL,
  CONSTRAINT books_check_counts CHECK (took_ms >= 0 AND books >= 0 AND log >= 0)
);
--> statement-breakpoint
CREATE TRIGGER books_check_append_only BEFORE UPDATE OR DELETE ON books_check FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER books_check_refuse_truncate BEFORE TRUNCATE ON books_check FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE in_play_setting ADD COLUMN stop_loss bigint;
--> statement-breakpoint
ALTER TABLE in_play_setting ADD CONSTRAINT in_play_setting_stop_loss CHECK (stop_loss between 10000 and 1000000000000);
