CREATE TABLE "rolling_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"receiver_id" text NOT NULL,
	"share" text NOT NULL,
	"member_id" text NOT NULL,
	"category" text NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_correction" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rolling_entry_share" CHECK ("rolling_entry"."share" in ('own','line')),
	CONSTRAINT "rolling_entry_category" CHECK ("rolling_entry"."category" in ('casino','slot','mini','sports','event','tether')),
	CONSTRAINT "rolling_entry_counts" CHECK ("rolling_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "rolling_line" (
	"request_id" text NOT NULL,
	"category" text NOT NULL,
	"share" text NOT NULL,
	"rate" smallint NOT NULL,
	"turnover" bigint NOT NULL,
	"correction" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	CONSTRAINT "rolling_line_request_id_category_share_pk" PRIMARY KEY("request_id","category","share"),
	CONSTRAINT "rolling_line_span" CHECK ("rolling_line"."from_id" <= "rolling_line"."to_id")
);
--> statement-breakpoint
CREATE TABLE "rolling_member_rate" (
	"member_id" text NOT NULL,
	"category" text NOT NULL,
	"own" smallint NOT NULL,
	"line" smallint NOT NULL,
	CONSTRAINT "rolling_member_rate_member_id_category_pk" PRIMARY KEY("member_id","category"),
	CONSTRAINT "rolling_member_rate_sound" CHECK ("rolling_member_rate"."own" between 0 and 10000 and "rolling_member_rate"."line" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "rolling_rate" (
	"level" smallint NOT NULL,
	"category" text NOT NULL,
	"own" smallint NOT NULL,
	"line" smallint NOT NULL,
	CONSTRAINT "rolling_rate_level_category_pk" PRIMARY KEY("level","category"),
	CONSTRAINT "rolling_rate_sound" CHECK ("rolling_rate"."own" between 0 and 10000 and "rolling_rate"."line" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "money_request" DROP CONSTRAINT "money_request_kind";--> statement-breakpoint
ALTER TABLE "rolling_entry" ADD CONSTRAINT "rolling_entry_receiver_id_member_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rolling_entry" ADD CONSTRAINT "rolling_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rolling_line" ADD CONSTRAINT "rolling_line_request_id_money_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."money_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rolling_member_rate" ADD CONSTRAINT "rolling_member_rate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rolling_entry_receiver" ON "rolling_entry" USING btree ("receiver_id","share","category","id");--> statement-breakpoint
CREATE INDEX "rolling_entry_line" ON "rolling_entry" USING btree ("receiver_id","member_id","category","id") WHERE "rolling_entry"."share" = 'line';--> statement-breakpoint
CREATE INDEX "rolling_entry_ref" ON "rolling_entry" USING btree ("ref");--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_kind" CHECK ("money_request"."kind" in ('charge','exchange','rolling'));--> statement-breakpoint
CREATE TRIGGER rolling_entry_append_only BEFORE UPDATE OR DELETE ON rolling_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rolling_line_append_only BEFORE UPDATE OR DELETE ON rolling_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- game_type of a bet: 1 sports, 2 in-play, 3 mini-game, 4 virtual, 6 slot, every other number casino.
CREATE FUNCTION rolling_category(p_game_type smallint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_game_type IN (1, 2) THEN 'sports' WHEN p_game_type IN (3, 4) THEN 'mini' WHEN p_game_type = 6 THEN 'slot' ELSE 'casino' END
$$;
--> statement-breakpoint
-- Counts an amount for the member and for who recommended the member. A row takes its id while the transaction holds
-- the receiver's lock shared. A request holds it alone: so every row with an id up to the highest one is there to be
-- read, and each later row gets a higher id. A correction goes to the receivers of the first amount.
CREATE FUNCTION add_rolling(p_member text, p_category text, p_ref text, p_amount bigint, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_again boolean := EXISTS (SELECT 1 FROM rolling_entry WHERE ref = p_ref);
  v_line text;
BEGIN
  IF v_again THEN
    SELECT receiver_id INTO v_line FROM rolling_entry WHERE ref = p_ref AND share = 'line' LIMIT 1;
  ELSE
    SELECT recommender_id INTO v_line FROM member WHERE id = p_member;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('rolling:' || p_member, 0));
  INSERT INTO rolling_entry (receiver_id, share, member_id, category, ref, amount, is_correction, at)
  VALUES (p_member, 'own', p_member, p_category, p_ref, p_amount, v_again, p_at);
  IF v_line IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('rolling:' || v_line, 0));
    INSERT INTO rolling_entry (receiver_id, share, member_id, category, ref, amount, is_correction, at)
    VALUES (v_line, 'line', p_member, p_category, p_ref, p_amount, v_again, p_at);
  END IF;
END $$;
--> statement-breakpoint
-- The stake of an accepted bet counts while the bet is won or lost; a cancelled or void one does not count.
CREATE FUNCTION bet_rolling() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_before bigint := 0;
  v_after bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status IN (1, 2) AND OLD.acceptance = 'accepted' THEN v_before := OLD.stake; END IF;
  IF NEW.status IN (1, 2) AND NEW.acceptance = 'accepted' THEN v_after := NEW.stake; END IF;
  IF v_after <> v_before THEN
    PERFORM add_rolling(NEW.member_id, rolling_category(NEW.game_type), 'bet:' || NEW.id, v_after - v_before,
      CASE WHEN TG_OP = 'UPDATE' THEN coalesce(NEW.settled_at, OLD.settled_at, NEW.placed_at) ELSE coalesce(NEW.settled_at, NEW.placed_at) END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bet_rolling_settled AFTER UPDATE OF status, acceptance ON bet FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.acceptance IS DISTINCT FROM NEW.acceptance) EXECUTE FUNCTION bet_rolling();
--> statement-breakpoint
CREATE TRIGGER bet_rolling_added AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.status IN (1, 2)) EXECUTE FUNCTION bet_rolling();
--> statement-breakpoint
-- The rate at which the first amount of this ref was requested; null where it was not.
CREATE FUNCTION rolling_requested_rate(p_receiver text, p_share text, p_ref text) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT l.rate FROM rolling_entry f
  JOIN money_request q ON q.member_id = f.receiver_id AND q.kind = 'rolling' AND q.state <> 'refused'
  JOIN rolling_line l ON l.request_id = q.id AND l.category = f.category AND l.share = f.share AND f.id > l.from_id AND f.id <= l.to_id
  WHERE f.receiver_id = p_receiver AND f.share = p_share AND f.ref = p_ref AND NOT f.is_correction
$$;
--> statement-breakpoint
-- What was settled before this table was there.
DO $$
DECLARE
  r record;
BEGIN
  FOR r IN SELECT * FROM bet WHERE status IN (1, 2) AND acceptance = 'accepted' ORDER BY settled_at, id LOOP
    PERFORM add_rolling(r.member_id, rolling_category(r.game_type), 'bet:' || r.id, r.stake, coalesce(r.settled_at, r.placed_at));
  END LOOP;
  FOR r IN SELECT p.id, p.kind, p.at, a.member_id, e.amount FROM posting p JOIN entry e ON e.posting_id = p.id JOIN account a ON a.id = e.account_id
    WHERE (p.kind IN ('attendance', 'coupon', 'mission', 'tournament') OR p.kind = 'charge' AND p.ref LIKE 'tether:%')
      AND a.kind = 'wallet' ORDER BY p.id LOOP
    PERFORM add_rolling(r.member_id, CASE r.kind WHEN 'charge' THEN 'tether' ELSE 'event' END, 'posting:' || r.id, r.amount, r.at);
  END LOOP;
END $$;
--> statement-breakpoint
-- What a new site begins with; the operator edits it.
INSERT INTO "rolling_rate" ("level", "category", "own", "line")
SELECT l.level, c.category, c.own + l.level * c.step, c.line
FROM generate_series(1, 10) AS l(level),
  (VALUES ('casino', 50, 5, 20), ('slot', 80, 10, 30), ('mini', 30, 3, 10), ('sports', 30, 5, 20), ('event', 50, 0, 0), ('tether', 50, 5, 10)) AS c(category, own, step, line);
