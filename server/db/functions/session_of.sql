-- The session of a token with its member: what every call with a token asks.
-- Without force_generic_plan the statements with lists are planned anew at each call: a plan for the list of the call
-- always seems cheaper than one for any list.
CREATE OR REPLACE FUNCTION session_of(p jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('revokedAt', s.revoked_at, 'revokedReason', s.revoked_reason, 'expiresAt', s.expires_at,
      'isLimited', s.is_limited, 'isBlocked', EXISTS (SELECT 1 FROM blocked_address b WHERE b.address = p->>'address'), 'member', to_jsonb(m))
    FROM session s JOIN member m ON m.id = s.member_id WHERE s.token_hash = p->>'tokenHash');
END $$;
