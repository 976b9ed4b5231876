-- The operators' queues in the order of their amounts, all tether payments in the order of their time, and members by level,
-- which their number is counted by too.
CREATE INDEX money_request_amount ON money_request (kind, state, amount, id);
--> statement-breakpoint
CREATE INDEX tether_order_at ON tether_order (created_at, id);
--> statement-breakpoint
CREATE INDEX member_level ON member (level, created_at DESC, user_id)
  WHERE type <> 2 AND NOT (type = 1 AND role = 10 AND withdrawal_type = 0);
