-- Pays p_paid for a bet, and ends it with p_status where that is not 0. What the member owes is repaid first.
CREATE OR REPLACE FUNCTION provider_pay(p_bet bet, p_paid bigint, p_status smallint, p_outcome text, p_at timestamptz)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_owed bigint;
  v_repaid bigint;
  v_earned bigint := CASE WHEN p_status = 0 THEN 0 ELSE p_bet.stake END;
  v_posting bigint;
  v_number int := p_bet.settlements + 1;
BEGIN
  IF v_earned = 0 AND p_paid = 0 THEN RETURN; END IF;
  PERFORM 1 FROM account WHERE id IN ('owed:' || p_bet.member_id, 'staked:' || p_bet.member_id, 'wallet:' || p_bet.member_id) ORDER BY id FOR UPDATE;
  SELECT balance INTO v_owed FROM account WHERE id = 'owed:' || p_bet.member_id;
  v_repaid := least(p_paid, coalesce(v_owed, 0));
  UPDATE bet SET paid = paid + p_paid, status = p_status, settlements = v_number, settled_at = CASE WHEN p_status = 0 THEN NULL ELSE p_at END WHERE id = p_bet.id;
  IF p_status <> 0 THEN UPDATE bet_pick SET status = p_status, outcome = p_outcome WHERE bet_id = p_bet.id; END IF;
  -- Last: every payment takes turns at the house's accounts, until its commit.
  PERFORM 1 FROM account WHERE id IN ('house_payouts', 'house_stakes') ORDER BY id FOR UPDATE;
  INSERT INTO posting (kind, ref, unique_key, at) VALUES ('settlement', p_bet.id, 'bet:' || p_bet.id || ':settlement:' || v_number, p_at) RETURNING id INTO v_posting;
  INSERT INTO entry (posting_id, account_id, amount, balance, kind, at)
  SELECT v_posting, l.account, l.amount, a.balance + l.amount, CASE a.kind WHEN 'wallet' THEN 'settlement' END, CASE a.kind WHEN 'wallet' THEN p_at END
  FROM (VALUES
      ('house_payouts', p_paid), ('house_stakes', v_earned), ('owed:' || p_bet.member_id, -v_repaid),
      ('staked:' || p_bet.member_id, -v_earned), ('wallet:' || p_bet.member_id, p_paid - v_repaid)) AS l(account, amount),
    LATERAL (SELECT balance, kind FROM account WHERE id = l.account OFFSET 0) AS a
  WHERE l.amount <> 0 ORDER BY l.account;
END $$;
