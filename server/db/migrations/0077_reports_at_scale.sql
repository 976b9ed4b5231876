-- Reports of many bets: what they read of days that are over is kept (docs/decisions/reports.md), and what they ask for by
-- itself has its index.
CREATE TABLE report_day (
  report text NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  rows jsonb NOT NULL,
  CONSTRAINT report_day_report_day_pk PRIMARY KEY (report, day)
);
--> statement-breakpoint
-- One row a change: a mark that is set while a day is read stays when the marks that were seen are removed.
CREATE TABLE report_day_changed (
  id bigserial PRIMARY KEY,
  day date NOT NULL
);
--> statement-breakpoint
CREATE INDEX report_day_changed_day ON report_day_changed (day);
--> statement-breakpoint
-- Bets that ended in another way than most, by each report that names them.
CREATE INDEX bet_unusual ON bet (settled_at) WHERE status = 3 OR status = -1 OR settlements > 1 OR paid >= 10000000;
--> statement-breakpoint
CREATE INDEX money_request_decided ON money_request (decided_at) WHERE state = 'done';
--> statement-breakpoint
-- What is posted by hand and by programmes is few beside what bets post.
CREATE INDEX posting_few ON posting (at) WHERE kind IN ('gift', 'adjustment', 'reversal', 'deposit', 'bonus', 'rolling',
  'attendance', 'coupon', 'mission', 'tournament', 'friend', 'conversion', 'agentShare');
--> statement-breakpoint
CREATE INDEX member_named ON member (user_id COLLATE "C");
--> statement-breakpoint
CREATE INDEX member_disabled ON member (user_id) WHERE disabled_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX member_brought ON member (recommender_id) WHERE type <> 2 AND NOT (type = 1 AND role = 10 AND withdrawal_type = 0);
