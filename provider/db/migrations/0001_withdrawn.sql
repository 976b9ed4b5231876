CREATE TABLE "house"."withdrawn" (
	"player_id" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_pk" PRIMARY KEY ("player_id", "id")
);
