-- What every call answers with. In PL/pgSQL: count_listed.
CREATE OR REPLACE FUNCTION provider_balance(p_member text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('code', NULL, 'memberId', p_member, 'balance', (SELECT balance FROM account WHERE id = 'wallet:' || p_member));
END $$;
