-- Whoever inserts entries holds the rows of their accounts and says the balance after each entry. This sees to it that
-- 1. debits equal credits in each posting and currency,
-- 2. the entries of a posting come in one statement: none is added to one that stands,
-- 3. kind and time of an entry are its posting's for wallets and points, and empty for others,
-- 4. the balances follow each other from the account's own, and the account's balance becomes the last of them,
-- 5. no entry is numbered before one that its account has.
-- Then the lists of the accounts are counted, and what moved the house's bank in its hour.
-- Subqueries and not joins: the plan is kept, and one that reads whole tables would be kept too.
CREATE OR REPLACE FUNCTION entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_wrong bigint;
  v_mislabelled bigint;
  v_accounts text[];
  v_firsts bigint[];
  v_counts bigint[];
  v_openings bigint[];
  v_totals bigint[];
  v_torn text;
  v_moved int;
BEGIN
  SELECT min(p.posting_id) FILTER (WHERE p.difference <> 0), min(p.posting_id) FILTER (WHERE p.is_mislabelled)
  INTO v_wrong, v_mislabelled
  FROM (
    SELECT l.posting_id, sum(CASE l.account[1] WHEN 'debit' THEN l.amount ELSE -l.amount END) AS difference,
      bool_or(CASE WHEN l.account[3] IN ('wallet', 'points')
        THEN (SELECT (o.kind, o.at) IS DISTINCT FROM (l.kind, l.at) FROM posting o WHERE o.id = l.posting_id)
        ELSE num_nonnulls(l.kind, l.at) > 0 END) AS is_mislabelled
    FROM (
      SELECT f.posting_id, f.amount, f.kind, f.at,
        (SELECT ARRAY[a.normal, a.currency, a.kind] FROM account a WHERE a.id = f.account_id) AS account
      FROM fresh f) AS l
    GROUP BY l.posting_id, l.account[2]) AS p;
  IF v_wrong IS NOT NULL THEN
    RAISE EXCEPTION 'posting % does not balance', v_wrong USING ERRCODE = 'check_violation';
  END IF;

  SELECT f.posting_id INTO v_wrong FROM (SELECT posting_id, count(*) AS entries FROM fresh GROUP BY posting_id) AS f
  WHERE (SELECT count(*) FROM entry e WHERE e.posting_id = f.posting_id) <> f.entries LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is append only', v_wrong USING ERRCODE = 'restrict_violation';
  END IF;
  IF v_mislabelled IS NOT NULL THEN
    RAISE EXCEPTION 'an entry of posting % has another kind or time', v_mislabelled USING ERRCODE = 'restrict_violation';
  END IF;

  SELECT array_agg(a.account_id), array_agg(a.first), array_agg(a.entries), array_agg(a.opening), array_agg(a.total),
    min(a.account_id) FILTER (WHERE a.is_torn)
  INTO v_accounts, v_firsts, v_counts, v_openings, v_totals, v_torn
  FROM (
    SELECT l.account_id, min(l.id) AS first, count(*) AS entries, min(l.opening) AS opening, sum(l.amount)::bigint AS total,
      min(l.opening) <> max(l.opening) AS is_torn
    FROM (
      SELECT f.account_id, f.id, f.amount,
        (f.balance - sum(f.amount) OVER (PARTITION BY f.account_id ORDER BY f.id))::bigint AS opening
      FROM fresh f) AS l
    GROUP BY l.account_id ORDER BY l.account_id) AS a;
  UPDATE account a SET balance = a.balance + o.total
  FROM unnest(v_accounts, v_openings, v_totals) AS o(id, opening, total) WHERE a.id = o.id AND a.balance = o.opening;
  GET DIAGNOSTICS v_moved = ROW_COUNT;
  IF v_torn IS NOT NULL OR v_moved <> coalesce(cardinality(v_accounts), 0) THEN
    RAISE EXCEPTION 'the balance of an entry does not follow its account''s' USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT o.id INTO v_torn FROM unnest(v_accounts, v_firsts, v_counts) AS o(id, first, entries)
  WHERE (SELECT count(*) FROM entry e WHERE e.account_id = o.id AND e.id >= o.first) <> o.entries LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'an entry of % is numbered before one that stands', v_torn USING ERRCODE = 'restrict_violation';
  END IF;

  INSERT INTO list_count (list, owner, day, first, second, rows)
  SELECT 'entry', f.account_id, d.day, f.kind, '', count(*)
  FROM fresh f, LATERAL (VALUES ('-infinity'::date), ((f.at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day)
  WHERE f.at IS NOT NULL GROUP BY f.account_id, d.day, f.kind ORDER BY f.account_id, d.day, f.kind
  ON CONFLICT (list, owner, day, first, second) DO UPDATE SET rows = list_count.rows + excluded.rows;

  IF 'house_bank' = ANY (v_accounts) THEN
    INSERT INTO house_hour (what, hour, rows, taken, paid)
    SELECT 'cash', date_trunc('hour', c.at, 'UTC'), count(*), sum(CASE WHEN c.kind <> 'payout' THEN c.amount ELSE 0 END),
      sum(CASE WHEN c.kind = 'payout' THEN -c.amount ELSE 0 END)
    FROM (
      SELECT f.amount, (SELECT p.at FROM posting p WHERE p.id = f.posting_id) AS at,
        (SELECT p.kind FROM posting p WHERE p.id = f.posting_id) AS kind
      FROM fresh f WHERE f.account_id = 'house_bank') AS c
    WHERE c.kind IN ('deposit', 'charge', 'payout', 'reversal') GROUP BY 2;
  END IF;
  RETURN NULL;
END $$;
