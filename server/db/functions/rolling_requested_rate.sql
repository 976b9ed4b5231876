-- The rate at which the first amount of this ref was requested; null where it was not.
CREATE OR REPLACE FUNCTION rolling_requested_rate(p_receiver text, p_share text, p_ref text)
  RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT l.rate FROM rolling_entry f
  JOIN money_request q ON q.member_id = f.receiver_id AND q.kind = 'rolling' AND q.state <> 'refused'
  JOIN rolling_line l ON l.request_id = q.id AND l.category = f.category AND l.share = f.share AND f.id > l.from_id AND f.id <= l.to_id
  WHERE f.receiver_id = p_receiver AND f.share = p_share AND f.ref = p_ref AND NOT f.is_correction
$$;
