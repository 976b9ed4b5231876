-- What a member set for the own protection, and what was lost in the period of each limit of losses; null where nothing
-- was ever set. p_losses: what counts, of src/domain/account/protection/own-limits.ts. The version is another one after each
-- change.
CREATE OR REPLACE FUNCTION protection_of(p_member text, p_at timestamptz, p_losses jsonb)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_own protection;
BEGIN
  SELECT * INTO v_own FROM protection WHERE member_id = p_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN jsonb_build_object('version', v_own.version, 'breakUntil', v_own.break_until, 'excludedUntil', v_own.excluded_until, 'losses', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('period', l.period, 'limit', l.amount,
      'lost', lost_since(p_member, p_at - (p_losses->'periodsMs'->>l.period)::float8 * interval '1 millisecond', p_losses->'kinds'))), '[]')
    FROM own_limits_in_force(p_member, p_at) AS l WHERE l.kind = 'loss' AND l.amount IS NOT NULL));
END $$;
