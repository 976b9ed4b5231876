-- Writes a significant event (certification R3) in the transaction of what it is about. The trigger's arguments are the
-- kind and what the row is. The amounts above which a bet, a win and a movement are large stand in the triggers' conditions,
-- which src/domain/operator/significant.ts names.
CREATE OR REPLACE FUNCTION note_significant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_row jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO significant_event (kind, at, subject, amount, detail)
  SELECT TG_ARGV[0], coalesce(s.at::timestamptz, now()), s.subject, s.amount::bigint, s.detail
  FROM (SELECT
    CASE TG_ARGV[1]
      WHEN 'bet' THEN coalesce(v_row->>'settled_at', v_row->>'placed_at')
      WHEN 'entry' THEN v_row->>'at' END AS at,
    CASE TG_ARGV[1]
      WHEN 'bet' THEN 'bet:' || (v_row->>'id')
      WHEN 'entry' THEN 'member:' || split_part(v_row->>'account_id', ':', 2)
      WHEN 'member' THEN 'member:' || (v_row->>'id')
      ELSE 'member:' || (v_row->>'member_id') END AS subject,
    CASE TG_ARGV[1]
      WHEN 'bet' THEN CASE TG_ARGV[0] WHEN 'large_bet' THEN v_row->>'stake' ELSE v_row->>'paid' END
      WHEN 'entry' THEN v_row->>'amount' END AS amount,
    CASE TG_ARGV[1]
      WHEN 'bet' THEN jsonb_build_object('member', v_row->'member_id', 'stake', v_row->'stake', 'paid', v_row->'paid')
      WHEN 'entry' THEN jsonb_build_object('posting', v_row->'posting_id', 'kind', v_row->'kind')
      ELSE jsonb_build_object('of', TG_TABLE_NAME) END AS detail) AS s;
  RETURN NULL;
END $$;
