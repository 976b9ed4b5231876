-- Opens a transaction of who has a lease: nobody takes it before the transaction ends. Raises HP002 where another has
-- taken it.
CREATE OR REPLACE FUNCTION lease_hold(p_name text, p_token bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(71, hashtext(p_name));
  PERFORM 1 FROM lease l WHERE l.name = p_name AND l.token = p_token;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the lease of % is another node''s', p_name USING ERRCODE = 'HP002';
  END IF;
END $$;
