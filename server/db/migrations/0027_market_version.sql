-- place_bet compares the version of each market too: a market that was suspended and opened again at the same price
-- between the reading and the writing is another one. The function is changed where it stands.
DO $$
DECLARE
  v_old text := pg_get_functiondef('place_bet(jsonb)'::regprocedure);
  v_new text;
BEGIN
  v_new := replace(v_old, 'm.status AS market, f.status', 'm.status AS market, m.version, f.status');
  v_new := replace(v_new, 'OR r.market <> v_legs->r.id->>''market''',
    'OR r.version <> (v_legs->r.id->>''version'')::int OR r.market <> v_legs->r.id->>''market''');
  IF position('m.version' IN v_new) = 0 OR position('r.version' IN v_new) = 0 THEN
    RAISE EXCEPTION 'place_bet has another text';
  END IF;
  EXECUTE v_new;
END $$;
