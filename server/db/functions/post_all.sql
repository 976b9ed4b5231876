-- Posts movements: [{kind, ref, uniqueKey, note, at, lines: [{account, amount}]}]. Returns the ids of the postings, in
-- their order. The accounts are held first, in the order of their ids, so that two never wait for each other in a
-- circle.
-- The settings of the planner: a session keeps a plan from when the tables had a few rows, one that reads them whole.
-- What is off and has no other way costs so much to the planner that it would be compiled: jit is off, too.
CREATE OR REPLACE FUNCTION post_all(p jsonb) RETURNS jsonb LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  v_accounts text[] := ARRAY(
    SELECT DISTINCT l->>'account' FROM jsonb_array_elements(p) AS m, jsonb_array_elements(m->'lines') AS l
    WHERE (l->>'amount')::bigint <> 0);
  v_ids bigint[] := ARRAY(SELECT nextval('posting_id_seq') FROM generate_series(1, jsonb_array_length(p)));
  v_held int;
BEGIN
  PERFORM 1 FROM account WHERE id = ANY (v_accounts) ORDER BY id FOR UPDATE;
  GET DIAGNOSTICS v_held = ROW_COUNT;
  IF v_held <> cardinality(v_accounts) THEN
    RAISE EXCEPTION 'no account among %', v_accounts USING ERRCODE = 'foreign_key_violation';
  END IF;
  INSERT INTO posting (id, kind, ref, unique_key, note, at)
  SELECT v_ids[m.place], m.said->>'kind', m.said->>'ref', m.said->>'uniqueKey', m.said->>'note', (m.said->>'at')::timestamptz
  FROM jsonb_array_elements(p) WITH ORDINALITY AS m(said, place);
  INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
  SELECT v_ids[l.place], l.account, l.amount,
    a.balance + sum(l.amount) OVER (PARTITION BY l.account ORDER BY l.place, l.line),
    CASE WHEN a.kind IN ('wallet', 'points') THEN l.kind END, CASE WHEN a.kind IN ('wallet', 'points') THEN l.at END
  FROM (
      SELECT m.place, m.said->>'kind' AS kind, (m.said->>'at')::timestamptz AS at, s.line, s.said->>'account' AS account,
        (s.said->>'amount')::bigint AS amount
      FROM jsonb_array_elements(p) WITH ORDINALITY AS m(said, place),
        LATERAL jsonb_array_elements(m.said->'lines') WITH ORDINALITY AS s(said, line)) AS l,
    -- Not a join: see entries_balance.
    LATERAL (SELECT balance, kind FROM account WHERE id = l.account OFFSET 0) AS a
  WHERE l.amount <> 0
  ORDER BY l.place, l.account, l.line;
  RETURN to_jsonb(v_ids);
END $$;
