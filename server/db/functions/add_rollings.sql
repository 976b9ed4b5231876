-- Counts amounts for the members and for who recommended them. A row takes its id while the transaction holds the
-- receiver's lock shared. A request holds it alone: so every row with an id up to the highest one is there to be read,
-- and each later row gets a higher id. A correction goes to the receivers of the first amount.
CREATE OR REPLACE FUNCTION add_rollings(
  p_members text[], p_categories text[], p_refs text[], p_amounts bigint[], p_ats timestamptz[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_again boolean[];
  v_lines text[];
BEGIN
  SELECT array_agg(c.is_again ORDER BY c.place), array_agg(CASE WHEN c.is_again
      THEN (SELECT f.receiver_id FROM rolling_entry f WHERE f.ref = c.ref AND f.share = 'line' LIMIT 1)
      ELSE (SELECT m.recommender_id FROM member m WHERE m.id = c.member) END ORDER BY c.place)
  INTO v_again, v_lines
  FROM (
    SELECT u.member, u.ref, u.place, (SELECT f.id FROM rolling_entry f WHERE f.ref = u.ref LIMIT 1) IS NOT NULL AS is_again
    FROM unnest(p_members, p_refs) WITH ORDINALITY AS u(member, ref, place)) AS c;
  PERFORM pg_advisory_xact_lock_shared(r.key)
  FROM (SELECT DISTINCT rolling_lock(id) AS key FROM unnest(p_members || v_lines) AS id WHERE id IS NOT NULL ORDER BY 1) AS r;
  INSERT INTO rolling_entry (receiver_id, share, member_id, category, ref, amount, is_correction, at)
  SELECT s.receiver, s.share, u.member, u.category, u.ref, u.amount, u.is_again, u.at
  FROM unnest(p_members, p_categories, p_refs, p_amounts, p_ats, v_again, v_lines) WITH ORDINALITY
      AS u(member, category, ref, amount, at, is_again, line, place),
    LATERAL (VALUES (u.member, 'own'), (u.line, 'line')) AS s(receiver, share)
  WHERE s.receiver IS NOT NULL ORDER BY u.place, s.share DESC;
END $$;
