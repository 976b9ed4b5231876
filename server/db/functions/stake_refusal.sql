-- Why a stake of the member is not taken at an instant, as JSON; null where it is. What was lost counts by the wallet:
-- whoever moves it at the same time waits, and what a member sets meanwhile is seen. What a member cashed out is no
-- loss: it counts as what a settlement paid.
CREATE OR REPLACE FUNCTION stake_refusal(p_member text, p_at timestamptz, p_stake bigint)
  RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_own protection%ROWTYPE;
  v_tight record;
BEGIN
  PERFORM 1 FROM account WHERE id IN ('staked:' || p_member, 'wallet:' || p_member) ORDER BY id FOR UPDATE;
  SELECT * INTO v_own FROM protection WHERE member_id = p_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_own.excluded_until > p_at THEN
    RETURN jsonb_build_object('rule', 'excluded', 'until', v_own.excluded_until);
  END IF;
  IF v_own.break_until > p_at THEN
    RETURN jsonb_build_object('rule', 'break', 'until', v_own.break_until);
  END IF;
  SELECT w.period, greatest(0, l.amount - g.lost) AS room INTO v_tight
  FROM (VALUES ('day', interval '24 hours'), ('week', interval '168 hours'), ('month', interval '720 hours')) AS w (period, span)
  CROSS JOIN LATERAL (
    SELECT amount FROM loss_limit
    WHERE member_id = p_member AND period = w.period AND effective_from <= p_at
    ORDER BY effective_from DESC, id DESC LIMIT 1) AS l
  CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount), 0)::bigint AS lost FROM entry e JOIN posting p ON p.id = e.posting_id
    WHERE l.amount IS NOT NULL AND e.account_id = 'wallet:' || p_member AND p.at > p_at - w.span
      AND p.kind IN ('stake', 'settlement', 'refund', 'correction', 'cashOut')) AS g
  WHERE l.amount IS NOT NULL
  ORDER BY room LIMIT 1;
  IF FOUND AND p_stake > v_tight.room THEN
    RETURN jsonb_build_object('rule', 'loss_limit', 'period', v_tight.period, 'room', v_tight.room);
  END IF;
  RETURN NULL;
END $$;
