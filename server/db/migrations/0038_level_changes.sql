CREATE TABLE "level_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_change_moves" CHECK ("level_change"."from" <> "level_change"."to")
);
--> statement-breakpoint
ALTER TABLE "level_change" ADD CONSTRAINT "level_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_change" ADD CONSTRAINT "level_change_by_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_change_member" ON "level_change" USING btree ("member_id","id");
--> statement-breakpoint
CREATE TRIGGER level_change_append_only BEFORE UPDATE OR DELETE ON level_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
