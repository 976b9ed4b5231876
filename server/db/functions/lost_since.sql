-- What postings of these kinds took from a member's wallet after an instant; below zero where they brought more.
CREATE OR REPLACE FUNCTION lost_since(p_member text, p_since timestamptz, p_kinds jsonb)
  RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(-sum(e.amount), 0)::bigint FROM entry e JOIN posting p ON p.id = e.posting_id
  WHERE e.account_id = 'wallet:' || p_member AND p.at > p_since AND p_kinds ? p.kind
$$;
