-- Writes what was judged of calls of providers: all of it, or nothing with an error. It stands only while everything is
-- as it was read: the transactions about each bet, the bet, and the member's wallet, debt and protection. Raises HP001
-- when something moved. A unique violation says that another call took the transaction's or the request's id meanwhile.
-- Both are safe to judge again. patience: how long it waits for any lock; without it, as long as it takes.
-- The settings of the planner: session_of, post_all.
CREATE OR REPLACE FUNCTION provider_write(p jsonb) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  IF p ? 'patience' THEN
    PERFORM set_config('lock_timeout', p->>'patience', true);
  END IF;
  PERFORM provider_lock(p);
  PERFORM 1 FROM jsonb_to_recordset(p->'threads') AS o(provider text, id text, count bigint)
  WHERE (SELECT count(*) FROM provider_transaction WHERE provider_id = o.provider AND bet_transaction_id = o.id) <> o.count;
  IF FOUND THEN
    RAISE EXCEPTION 'a bet at a provider moved' USING ERRCODE = 'HP001';
  END IF;
  PERFORM 1 FROM jsonb_to_recordset(p->'bets') AS o(id text, settlements int)
  WHERE (SELECT settlements FROM bet WHERE id = o.id) <> o.settlements;
  IF FOUND THEN
    RAISE EXCEPTION 'a bet moved' USING ERRCODE = 'HP001';
  END IF;
  PERFORM 1 FROM jsonb_to_recordset(p->'members') AS o(id text, "lastEntry" bigint, owed bigint, "protectionVersion" int)
  WHERE coalesce((SELECT max(e.id) FROM entry e WHERE e.account_id = 'wallet:' || o.id), 0) <> o."lastEntry"
    OR (SELECT balance FROM account WHERE id = 'owed:' || o.id) <> o.owed
    OR coalesce((SELECT version FROM protection WHERE member_id = o.id), 0) <> o."protectionVersion";
  IF FOUND THEN
    RAISE EXCEPTION 'a wallet moved' USING ERRCODE = 'HP001';
  END IF;

  IF p->'placed' <> '[]' THEN
    PERFORM write_bets(p->'placed');
  END IF;
  IF p->'changed' <> '[]' THEN
    UPDATE bet b SET paid = o.paid, status = o.status, settlements = o.settlements, settled_at = o."settledAt"
    FROM jsonb_to_recordset(p->'changed') AS o(id text, paid bigint, status smallint, settlements int, "settledAt" timestamptz) WHERE b.id = o.id;
    UPDATE bet_pick k SET status = o.status, outcome = o.outcome
    FROM jsonb_to_recordset(p->'changed') AS o(id text, status smallint, outcome text) WHERE k.bet_id = o.id AND o.status <> 0;
  END IF;
  IF p->'postings' <> '[]' THEN
    PERFORM post_all(p->'postings');
  END IF;
  INSERT INTO provider_transaction (provider_id, transaction_id, call, bet_transaction_id, round_id, token_hash, member_id, game_id, amount, facts,
    state, refusal, selection_name, note, bet_id, at)
  SELECT o.provider, o.id, o.call, o."betTransactionId", o."roundId", o."tokenHash", o."memberId", o."gameId", o.amount, o.facts,
    o.state, o.refusal, o."selectionName", o.note, o."betId", o.at
  FROM jsonb_to_recordset(p->'transactions') AS o(provider text, id text, call text, "betTransactionId" text, "roundId" text, "tokenHash" text,
    "memberId" text, "gameId" text, amount bigint, facts text, state text, refusal jsonb, "selectionName" text, note text, "betId" text, at timestamptz);
  INSERT INTO provider_request (provider_id, request_id, transaction_id, facts)
  SELECT o.provider, o.id, o."transactionId", o.facts
  FROM jsonb_to_recordset(p->'requests') AS o(provider text, id text, "transactionId" text, facts text);
  INSERT INTO provider_held (provider_id, transaction_id, bet_id, amount, at)
  SELECT o.provider, o."transactionId", o."betId", o.amount, o.at
  FROM jsonb_to_recordset(p->'held') AS o(provider text, "transactionId" text, "betId" text, amount bigint, at timestamptz);
END $$;
