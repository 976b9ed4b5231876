-- Holds what exceeds the ceiling, and returns what is paid of p_amount. What the round has paid the member is read with
-- the member's accounts locked, so that simultaneous wins of one round count each other.
CREATE OR REPLACE FUNCTION provider_hold(p jsonb, p_bet bet, p_amount bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_room bigint;
  v_held bigint;
BEGIN
  IF p_amount = 0 THEN RETURN 0; END IF;
  PERFORM 1 FROM account WHERE id IN ('owed:' || p_bet.member_id, 'staked:' || p_bet.member_id, 'wallet:' || p_bet.member_id) ORDER BY id FOR UPDATE;
  SELECT v.round_ceiling - coalesce((
      SELECT sum(b.paid) FROM bet_pick k JOIN bet b ON b.id = k.bet_id
      WHERE k.round_id = p->>'roundId' AND k.provider_id = v.id AND b.member_id = p_bet.member_id AND b.status IN (0, 2)), 0)
    INTO v_room FROM provider v WHERE v.id = p->>'provider';
  v_held := p_amount - least(p_amount, greatest(0, v_room));
  IF v_held > 0 THEN
    INSERT INTO provider_held (provider_id, transaction_id, bet_id, amount, at)
    VALUES (p->>'provider', p->>'transactionId', p_bet.id, v_held, (p->>'now')::timestamptz);
  END IF;
  RETURN p_amount - v_held;
END $$;
