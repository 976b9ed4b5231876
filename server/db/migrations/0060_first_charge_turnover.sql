-- The reward for a friend's first charge counts among what programmes give back: docs/decisions/programmes-below-the-edge.md.

-- Its rules say what the friend stakes: as before, or as a site begins with where an operator changed nothing.
UPDATE "setting" SET value = value || CASE
  WHEN value @> '{"isOn": true, "lossPercent": 1, "firstChargePercent": 5, "maxPoints": 100000}'
    THEN '{"firstChargePercent": 1, "firstChargeTurnover": 3000}'::jsonb
  ELSE '{"firstChargeTurnover": 100}'::jsonb END
WHERE key = 'friendRules' AND NOT value ? 'firstChargeTurnover';
--> statement-breakpoint
-- Room for it in the mini-games, where the rates are still those that a site began with.
UPDATE "rolling_rate" SET line = 2
WHERE category = 'mini' AND level BETWEEN 1 AND 10 AND own = 2 + level AND line = 5;
