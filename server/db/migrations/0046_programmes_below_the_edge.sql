-- Programmes give back at most 80% of the house's edge: docs/decisions/programmes-below-the-edge.md.

-- The rates that a site begins with, where they are still those of 0018.
UPDATE "rolling_rate" r SET own = c.own + r.level * c.step, line = c.line
FROM (VALUES ('casino', 50, 5, 20, 5, 1, 5), ('slot', 80, 10, 30, 60, 6, 30), ('mini', 30, 3, 10, 2, 1, 5), ('tether', 50, 5, 10, 5, 1, 5))
  AS c(category, old_own, old_step, old_line, own, step, line)
WHERE r.category = c.category AND r.level BETWEEN 1 AND 10 AND r.own = c.old_own + r.level * c.old_step AND r.line = c.old_line;
--> statement-breakpoint
-- Losses of friends are netted from a day on and paid by month. The days before it were paid one by one.
UPDATE "setting" SET value = (value - 'nextDay') || jsonb_build_object('since', value->>'nextDay', 'nextMonth', left(value->>'nextDay', 7))
WHERE key = 'friendRules' AND value ? 'nextDay';
