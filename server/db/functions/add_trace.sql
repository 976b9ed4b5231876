-- Keeps that the member has the value, and which values more than one member has.
CREATE OR REPLACE FUNCTION add_trace(of_member text, of_kind text, of_value text, seen_at timestamptz)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF of_value = '' OR EXISTS (
    SELECT 1 FROM member_trace t WHERE t.kind = of_kind AND t.value = of_value AND t.member_id = of_member
  ) THEN
    RETURN;
  END IF;
  PERFORM lock_trace(of_kind, of_value);
  INSERT INTO member_trace (member_id, kind, value, at) VALUES (of_member, of_kind, of_value, seen_at)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO shared_trace (kind, value, members, since, grown_at)
    SELECT of_kind, of_value, 2, seen_at, seen_at
    WHERE EXISTS (
      SELECT 1 FROM member_trace t WHERE t.kind = of_kind AND t.value = of_value AND t.member_id <> of_member
    )
    ON CONFLICT (kind, value) DO UPDATE SET members = shared_trace.members + 1, grown_at = excluded.grown_at;
END
$$;
