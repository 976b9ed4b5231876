-- One person, one account: decisions, rule 39. What each member has or had: phone numbers and bank accounts in digits,
-- addresses, and the marks of browsers. A row is never changed, so that a number that a member gave up stays known.
CREATE TABLE "member_trace" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_trace_kind_value_member_id_pk" PRIMARY KEY("kind","value","member_id"),
	CONSTRAINT "member_trace_kind" CHECK ("member_trace"."kind" in ('phone','bank','address','device'))
);
--> statement-breakpoint
CREATE TABLE "shared_trace" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"members" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"grown_at" timestamp with time zone NOT NULL,
	"checked_members" integer DEFAULT 0 NOT NULL,
	"checked_by" text,
	"checked_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "shared_trace_kind_value_pk" PRIMARY KEY("kind","value"),
	CONSTRAINT "shared_trace_members" CHECK ("shared_trace"."members" > 1 and "shared_trace"."checked_members" between 0 and "shared_trace"."members")
);
--> statement-breakpoint
CREATE TABLE "contact_change" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"phone" text,
	"bank" text,
	"number" text,
	"holder" text,
	"password_hash" text,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "contact_change_kind" CHECK (case "contact_change"."kind"
        when 'phone' then "contact_change"."phone" is not null and num_nonnulls("contact_change"."bank", "contact_change"."number", "contact_change"."holder") = 0
        when 'bank' then "contact_change"."phone" is null and num_nonnulls("contact_change"."bank", "contact_change"."number", "contact_change"."holder") = 3
        else false end),
	CONSTRAINT "contact_change_state" CHECK ("contact_change"."state" in ('waiting','approved','refused','withdrawn')),
	CONSTRAINT "contact_change_secret" CHECK (("contact_change"."password_hash" is not null) = ("contact_change"."kind" = 'bank' and "contact_change"."state" = 'waiting'))
);
--> statement-breakpoint
ALTER TABLE "member_trace" ADD CONSTRAINT "member_trace_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_trace" ADD CONSTRAINT "shared_trace_checked_by_member_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_change" ADD CONSTRAINT "contact_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_change" ADD CONSTRAINT "contact_change_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_trace_member" ON "member_trace" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "shared_trace_grown" ON "shared_trace" USING btree ("grown_at");--> statement-breakpoint
CREATE INDEX "contact_change_member" ON "contact_change" USING btree ("member_id","kind","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_change_one_waiting" ON "contact_change" USING btree ("member_id","kind") WHERE "contact_change"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "contact_change_state_asked" ON "contact_change" USING btree ("state","asked_at");--> statement-breakpoint
CREATE TRIGGER member_trace_append_only BEFORE UPDATE OR DELETE ON member_trace FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The one spelling of a phone number and of a bank account's number.
CREATE FUNCTION trace_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select regexp_replace(value, '[^0-9]', '', 'g')
$$;
--> statement-breakpoint
-- Of two transactions that write or look for one value, the second waits for the first.
CREATE FUNCTION lock_trace(kind text, value text) RETURNS void LANGUAGE sql AS $$
  select pg_advisory_xact_lock(hashtextextended('trace:' || kind || ':' || value, 39))
$$;
--> statement-breakpoint
-- Keeps that the member has the value, and which values more than one member has.
CREATE FUNCTION add_trace(of_member text, of_kind text, of_value text, seen_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF of_value = '' OR EXISTS (
    SELECT 1 FROM member_trace t WHERE t.kind = of_kind AND t.value = of_value AND t.member_id = of_member
  ) THEN
    RETURN;
  END IF;
  PERFORM lock_trace(of_kind, of_value);
  INSERT INTO member_trace (member_id, kind, value, at) VALUES (of_member, of_kind, of_value, seen_at)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO shared_trace (kind, value, members, since, grown_at)
    SELECT of_kind, of_value, 2, seen_at, seen_at
    WHERE EXISTS (
      SELECT 1 FROM member_trace t WHERE t.kind = of_kind AND t.value = of_value AND t.member_id <> of_member
    )
    ON CONFLICT (kind, value) DO UPDATE SET members = shared_trace.members + 1, grown_at = excluded.grown_at;
END
$$;
--> statement-breakpoint
CREATE FUNCTION trace_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_trace(NEW.id, 'phone', trace_digits(NEW.phone), CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_phone_trace AFTER INSERT OR UPDATE OF phone ON member
  FOR EACH ROW WHEN (NEW.phone IS NOT NULL) EXECUTE FUNCTION trace_phone();
--> statement-breakpoint
CREATE FUNCTION trace_bank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_trace(NEW.member_id, 'bank', trace_digits(NEW.number), NEW.changed_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_bank_trace AFTER INSERT OR UPDATE OF number ON member_bank
  FOR EACH ROW EXECUTE FUNCTION trace_bank();
--> statement-breakpoint
-- What is known already.
SELECT count(add_trace(id, 'phone', trace_digits(phone), created_at)) FROM (
  SELECT * FROM member WHERE phone IS NOT NULL ORDER BY created_at, id
) known;
--> statement-breakpoint
SELECT count(add_trace(member_id, 'bank', trace_digits(number), changed_at)) FROM (
  SELECT * FROM member_bank ORDER BY changed_at, member_id
) known;
--> statement-breakpoint
SELECT count(add_trace(member_id, 'address', address, first)) FROM (
  SELECT s.member_id, s.address, min(s.created_at) AS first FROM session s JOIN member m ON m.id = s.member_id
  WHERE NOT (m.type = 1 AND m.role = 10 AND m.withdrawal_type = 0)
  GROUP BY s.member_id, s.address ORDER BY first, s.member_id
) known;
--> statement-breakpoint
-- What an operator decides about: sign-ups, and changes of a phone number or a bank account.
CREATE VIEW approval AS
  SELECT m.id, 'join' AS kind, m.id AS member_id, m.join_state AS state, m.phone, b.bank, b.number, b.holder,
    m.join_reason AS reason, m.join_decided_by AS decided_by, m.join_decided_at AS decided_at, m.created_at AS asked_at
  FROM member m LEFT JOIN member_bank b ON b.member_id = m.id
  WHERE m.join_state <> 'approved' OR m.join_decided_at IS NOT NULL
  UNION ALL
  SELECT c.id, c.kind, c.member_id, c.state, c.phone, c.bank, c.number, c.holder, c.reason, c.decided_by, c.decided_at, c.asked_at
  FROM contact_change c WHERE c.state <> 'withdrawn';
