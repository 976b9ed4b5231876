-- Keeps a call that was taken, or that came before its bet. In PL/pgSQL: count_listed.
CREATE OR REPLACE FUNCTION provider_keep(p jsonb, v_token game_token, p_state text, p_bet text)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_transaction (provider_id, transaction_id, call, bet_transaction_id, round_id, token_hash, member_id, game_id, amount, facts, state, selection_name, note, bet_id, at)
  VALUES (p->>'provider', p->>'transactionId', p->>'call', p->>'betTransactionId', p->>'roundId', v_token.token_hash, v_token.member_id, v_token.game_id,
    (p->>'amount')::bigint, p->>'facts', p_state, p->>'selectionName', p->>'note', p_bet, (p->>'now')::timestamptz);
  INSERT INTO provider_request (provider_id, request_id, transaction_id, facts) VALUES (p->>'provider', p->>'requestId', p->>'transactionId', p->>'facts');
END $$;
