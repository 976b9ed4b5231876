-- A refused call that leaves a row: the same answer comes again for the same transaction.
CREATE OR REPLACE FUNCTION provider_refuse(p jsonb, v_token game_token, p_refusal jsonb)
  RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_transaction (provider_id, transaction_id, call, bet_transaction_id, round_id, token_hash, member_id, game_id, amount, facts, state, refusal, selection_name, at)
  VALUES (p->>'provider', p->>'transactionId', p->>'call', p->>'betTransactionId', p->>'roundId', v_token.token_hash, v_token.member_id, v_token.game_id,
    (p->>'amount')::bigint, p->>'facts', 'refused', p_refusal, p->>'selectionName', (p->>'now')::timestamptz);
  INSERT INTO provider_request (provider_id, request_id, transaction_id, facts) VALUES (p->>'provider', p->>'requestId', p->>'transactionId', p->>'facts');
  RETURN p_refusal || jsonb_build_object('memberId', v_token.member_id);
END $$;
