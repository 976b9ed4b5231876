-- Prices by hand, and what is taken on a market and on an outcome at most (docs/decisions/prices-by-hand.md,
-- docs/decisions/limits-of-an-offer.md).
ALTER TABLE market ADD COLUMN max_stake bigint, ADD COLUMN max_liability bigint,
  ADD CONSTRAINT market_limits CHECK (max_stake >= 0 AND max_liability >= 0);
--> statement-breakpoint
ALTER TABLE selection ADD COLUMN feed_price integer, ADD COLUMN by_hand text, ADD COLUMN by_hand_at timestamptz,
  ADD COLUMN by_hand_approval text, ADD COLUMN max_stake bigint, ADD COLUMN max_liability bigint,
  ADD CONSTRAINT selection_by_hand CHECK (num_nonnulls(by_hand, by_hand_at, feed_price) IN (0, 3) AND (by_hand_approval IS NULL OR by_hand IS NOT NULL)),
  ADD CONSTRAINT selection_limits CHECK (max_stake >= 0 AND max_liability >= 0);
--> statement-breakpoint
ALTER TABLE live_action DROP CONSTRAINT live_action_action,
  ADD CONSTRAINT live_action_action CHECK (action IN ('hold','lift','setting','cancellation','price','limit','fixture'));
