-- The table says whose limit it raises: docs/style.md, "limits".
ALTER TABLE limit_raise RENAME TO own_limit_raise;
--> statement-breakpoint
ALTER TABLE own_limit_raise RENAME CONSTRAINT limit_raise_member_id_kind_period_pk TO own_limit_raise_member_id_kind_period_pk;
--> statement-breakpoint
ALTER TABLE own_limit_raise RENAME CONSTRAINT limit_raise_kind TO own_limit_raise_kind;
--> statement-breakpoint
ALTER TABLE own_limit_raise RENAME CONSTRAINT limit_raise_period TO own_limit_raise_period;
--> statement-breakpoint
ALTER TABLE own_limit_raise RENAME CONSTRAINT limit_raise_member_id_member_id_fk TO own_limit_raise_member_id_member_id_fk;
