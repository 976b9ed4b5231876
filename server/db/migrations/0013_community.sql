CREATE TABLE "article" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_kind_known" CHECK ("article"."kind" in ('notice','news','faq','rule'))
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"kind" text NOT NULL,
	"guest_name" text,
	"guest_contact" text,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "enquiry_kind" CHECK ("enquiry"."kind" in ('general','account','guest')),
	CONSTRAINT "enquiry_writer" CHECK (("enquiry"."kind" = 'guest') = ("enquiry"."member_id" is null))
);
--> statement-breakpoint
CREATE TABLE "file" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"contents" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"contents" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text
);
--> statement-breakpoint
CREATE TABLE "post_bet" (
	"post_id" text NOT NULL,
	"position" smallint NOT NULL,
	"bet_id" text NOT NULL,
	CONSTRAINT "post_bet_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "post_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	"contents" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text
);
--> statement-breakpoint
CREATE TABLE "post_image" (
	"post_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "post_image_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "post_view" (
	"post_id" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "post_view_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "writing_ban" (
	"member_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_answered_by_member_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bet" ADD CONSTRAINT "post_bet_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bet" ADD CONSTRAINT "post_bet_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_image" ADD CONSTRAINT "post_image_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_image" ADD CONSTRAINT "post_image_name_file_name_fk" FOREIGN KEY ("name") REFERENCES "public"."file"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_view" ADD CONSTRAINT "post_view_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_view" ADD CONSTRAINT "post_view_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_ban" ADD CONSTRAINT "writing_ban_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_kind" ON "article" USING btree ("kind","is_shown");--> statement-breakpoint
CREATE INDEX "enquiry_member" ON "enquiry" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_waiting" ON "enquiry" USING btree ("id") WHERE "enquiry"."answered_at" is null and "enquiry"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "file_unkept" ON "file" USING btree ("created_at") WHERE "file"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "post_listed" ON "post" USING btree ("id") WHERE "post"."deleted_at" is null and "post"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "post_member" ON "post" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_bet_once" ON "post_bet" USING btree ("post_id","bet_id");--> statement-breakpoint
CREATE INDEX "post_comment_post" ON "post_comment" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_comment_member" ON "post_comment" USING btree ("member_id","id");