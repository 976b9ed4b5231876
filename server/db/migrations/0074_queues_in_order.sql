-- The operators' queues in the order of their amounts, and all tether payments in the order of their time.
CREATE INDEX money_request_amount ON money_request (kind, state, amount, id);
--> statement-breakpoint
CREATE INDEX tether_order_at ON tether_order (created_at, id);
