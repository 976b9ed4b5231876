CREATE TABLE "list_count" (
	"list" text NOT NULL,
	"owner" text NOT NULL,
	"day" date NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"rows" bigint NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "list_count_list_owner_day_first_second_pk" PRIMARY KEY("list","owner","day","first","second")
);
--> statement-breakpoint
DROP INDEX "bet_member_placed";--> statement-breakpoint
DROP INDEX "money_request_member";--> statement-breakpoint
DROP INDEX "money_request_queue";--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bet" ADD COLUMN "game_list" smallint GENERATED ALWAYS AS (case when game_type between 1 and 4 then game_type else 0 end) STORED;--> statement-breakpoint
CREATE INDEX "entry_listed" ON "entry" USING btree ("account_id","at","id") WHERE "entry"."at" is not null;--> statement-breakpoint
CREATE INDEX "entry_kind" ON "entry" USING btree ("account_id","kind","at","id") WHERE "entry"."at" is not null;--> statement-breakpoint
CREATE INDEX "bet_list_status" ON "bet" USING btree ("member_id","status","placed_at","id");--> statement-breakpoint
CREATE INDEX "bet_list_game" ON "bet" USING btree ("member_id","game_list","placed_at","id");--> statement-breakpoint
CREATE INDEX "bet_list_both" ON "bet" USING btree ("member_id","game_list","status","placed_at","id");--> statement-breakpoint
CREATE INDEX "money_request_own" ON "money_request" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "money_request_member_state" ON "money_request" USING btree ("member_id","kind","state","created_at","id");--> statement-breakpoint
CREATE INDEX "bet_member_placed" ON "bet" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "money_request_member" ON "money_request" USING btree ("member_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "money_request_queue" ON "money_request" USING btree ("kind","state","created_at","id");--> statement-breakpoint
ALTER TABLE "list_count" SET (fillfactor = 50);
--> statement-breakpoint
-- Kind and time of a posting stand in the entries of wallets and points. See 0002 for the rest.
CREATE OR REPLACE FUNCTION entry_moves_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_kind text;
BEGIN
  UPDATE account SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance, kind INTO NEW.balance, v_kind;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no account %', NEW.account_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  NEW.id := nextval('entry_id_seq');
  NEW.kind := NULL;
  NEW.at := NULL;
  IF v_kind IN ('wallet', 'points') THEN
    SELECT p.kind, p.at INTO NEW.kind, NEW.at FROM posting p WHERE p.id = NEW.posting_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Changes the counts of one list, of its day and of all days.
CREATE FUNCTION count_listed(p_list text, p_owner text, p_at timestamptz, p_first text, p_second text, p_rows bigint, p_stake bigint, p_paid bigint)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_count (list, owner, day, first, second, rows, stake, paid)
  SELECT p_list, p_owner, d.day, p_first, p_second, p_rows, p_stake, p_paid
  FROM (VALUES ('-infinity'::date), ((p_at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day) WHERE d.day IS NOT NULL
  ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = list_count.rows + excluded.rows,
    stake = list_count.stake + excluded.stake, paid = list_count.paid + excluded.paid
$$;
--> statement-breakpoint
CREATE FUNCTION entry_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_listed('entry', NEW.account_id, NEW.at, NEW.kind, '', 1, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_counted AFTER INSERT ON entry FOR EACH ROW WHEN (NEW.at IS NOT NULL) EXECUTE FUNCTION entry_counted();
--> statement-breakpoint
CREATE FUNCTION bet_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_listed('bet', OLD.member_id, OLD.placed_at, OLD.game_list::text, OLD.status::text, -1, -OLD.stake, -OLD.paid);
  END IF;
  PERFORM count_listed('bet', NEW.member_id, NEW.placed_at, NEW.game_list::text, NEW.status::text, 1, NEW.stake, NEW.paid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bet_counted AFTER INSERT ON bet FOR EACH ROW EXECUTE FUNCTION bet_counted();
--> statement-breakpoint
CREATE TRIGGER bet_counted_anew AFTER UPDATE OF status, paid, stake, placed_at, game_type, member_id ON bet FOR EACH ROW
  WHEN ((OLD.status, OLD.paid, OLD.stake, OLD.placed_at, OLD.game_type, OLD.member_id)
    IS DISTINCT FROM (NEW.status, NEW.paid, NEW.stake, NEW.placed_at, NEW.game_type, NEW.member_id)) EXECUTE FUNCTION bet_counted();
--> statement-breakpoint
CREATE FUNCTION post_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN
    PERFORM count_listed('post', '', NULL, '', '', -1, 0, 0), count_listed('post', OLD.member_id, NULL, '', '', -1, 0, 0);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN
    PERFORM count_listed('post', '', NULL, '', '', 1, 0, 0), count_listed('post', NEW.member_id, NULL, '', '', 1, 0, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_counted AFTER INSERT OR DELETE OR UPDATE OF deleted_at, hidden_at ON post FOR EACH ROW EXECUTE FUNCTION post_counted();
--> statement-breakpoint
CREATE FUNCTION money_request_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_listed('money_request', '', NULL, OLD.kind, OLD.state, -1, 0, 0),
      count_listed('money_request', OLD.member_id, NULL, OLD.kind, OLD.state, -1, 0, 0);
  END IF;
  PERFORM count_listed('money_request', '', NULL, NEW.kind, NEW.state, 1, 0, 0),
    count_listed('money_request', NEW.member_id, NULL, NEW.kind, NEW.state, 1, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER money_request_counted AFTER INSERT ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_counted();
--> statement-breakpoint
CREATE TRIGGER money_request_counted_anew AFTER UPDATE OF state ON money_request FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION money_request_counted();
--> statement-breakpoint
-- What the counts are, from the rows themselves.
CREATE VIEW list_counted AS
WITH listed AS (
  SELECT 'entry' AS list, account_id AS owner, at, kind AS first, '' AS second, 0::bigint AS stake, 0::bigint AS paid FROM entry WHERE at IS NOT NULL
  UNION ALL SELECT 'bet', member_id, placed_at, game_list::text, status::text, stake, paid FROM bet
  UNION ALL SELECT 'post', o.owner, NULL, '', '', 0, 0 FROM post, LATERAL (VALUES (''), (member_id)) AS o(owner) WHERE deleted_at IS NULL AND hidden_at IS NULL
  UNION ALL SELECT 'money_request', o.owner, NULL, kind, state, 0, 0 FROM money_request, LATERAL (VALUES (''), (member_id)) AS o(owner))
SELECT l.list, l.owner, d.day, l.first, l.second, count(*) AS rows, sum(l.stake)::bigint AS stake, sum(l.paid)::bigint AS paid
FROM listed l, LATERAL (VALUES ('-infinity'::date), ((l.at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day)
WHERE d.day IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
ALTER TABLE entry DISABLE TRIGGER entry_append_only;
--> statement-breakpoint
UPDATE entry e SET kind = p.kind, at = p.at FROM posting p, account a WHERE p.id = e.posting_id AND a.id = e.account_id AND a.kind IN ('wallet', 'points');
--> statement-breakpoint
ALTER TABLE entry ENABLE TRIGGER entry_append_only;
--> statement-breakpoint
INSERT INTO list_count (list, owner, day, first, second, rows, stake, paid) SELECT * FROM list_counted;
