-- A member's limits of deposits and losses in force at an instant, the latest of each kind and period. An amount of null
-- is no limit.
CREATE OR REPLACE FUNCTION own_limits_in_force(p_member text, p_at timestamptz)
  RETURNS TABLE (kind text, period text, amount bigint) LANGUAGE sql STABLE AS $$
  (SELECT DISTINCT ON (d.period) 'deposit', d.period, d.amount FROM deposit_limit d
    WHERE d.member_id = p_member AND d.effective_from <= p_at ORDER BY d.period, d.effective_from DESC, d.id DESC)
  UNION ALL
  (SELECT DISTINCT ON (l.period) 'loss', l.period, l.amount FROM loss_limit l
    WHERE l.member_id = p_member AND l.effective_from <= p_at ORDER BY l.period, l.effective_from DESC, l.id DESC)
$$;
