-- A transfer that comes after its order was decided waits for an operator, and so does one of another network beside a
-- credited payment.
ALTER TABLE "tether_transfer" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "tether_transfer" ADD CONSTRAINT "tether_transfer_decision" CHECK ("tether_transfer"."decision" in ('order','credited','refused'));--> statement-breakpoint
ALTER TABLE "tether_order" ADD COLUMN "extra" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tether_order" ADD COLUMN "extra_worth" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tether_order" ADD COLUMN "extra_transfers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tether_order" ADD COLUMN "extra_credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tether_order" ADD CONSTRAINT "tether_order_extra" CHECK ("tether_order"."extra" >= 0 and "tether_order"."extra_worth" >= 0 and "tether_order"."extra_transfers" >= 0 and "tether_order"."extra_credited" >= 0);--> statement-breakpoint
CREATE INDEX "tether_order_extra_queue" ON "tether_order" USING btree ("created_at") WHERE "tether_order"."extra_transfers" > 0;--> statement-breakpoint
UPDATE tether_transfer t SET decision = 'order' FROM tether_order o
WHERE o.id = t.order_id AND o.credit <> 'none' AND (o.decided_at IS NULL OR t.seen_at <= o.decided_at)
  AND (o.decided_by IS NOT NULL OR (t.network = o.network AND t.contract = o.contract));
--> statement-breakpoint
UPDATE tether_order o SET extra = e.extra, extra_transfers = e.transfers, extra_worth = e.worth
FROM (
  SELECT t.order_id, count(*)::int AS transfers,
    coalesce(sum(t.usdt) FILTER (WHERE t.network = d.network AND t.contract = d.contract), 0)::bigint AS extra,
    coalesce(sum(trunc(t.usdt::numeric * r.rate / 100000000)) FILTER (WHERE t.network = d.network AND t.contract = d.contract), 0)::bigint AS worth
  FROM tether_transfer t JOIN tether_order d ON d.id = t.order_id
  CROSS JOIN LATERAL (SELECT coalesce((SELECT rate FROM tether_rate WHERE at <= t.at ORDER BY id DESC LIMIT 1), d.rate) AS rate) r
  WHERE d.credit <> 'none' AND t.decision IS NULL
    AND (t.confirmations >= d.needed OR t.network <> d.network OR t.contract <> d.contract)
  GROUP BY t.order_id) e
WHERE e.order_id = o.id;
