-- What a member set for the own protection, and what was lost in the period of each limit of losses; null where nothing
-- was ever set. p_losses: what counts, of src/domain/protection/limits.ts. The version is another one after each change.
CREATE OR REPLACE FUNCTION protection_of(p_member text, p_at timestamptz, p_losses jsonb)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('version', o.version, 'breakUntil', o.break_until, 'excludedUntil', o.excluded_until, 'losses', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('period', l.period, 'limit', l.amount,
        'lost', lost_since(p_member, p_at - (p_losses->'periodsMs'->>l.period)::float8 * interval '1 millisecond', p_losses->'kinds'))), '[]')
      FROM limits_in_force(p_member, p_at) AS l WHERE l.kind = 'loss' AND l.amount IS NOT NULL))
    FROM protection o WHERE o.member_id = p_member);
END $$;
