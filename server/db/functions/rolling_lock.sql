-- Accounts share locks: a settlement of thousands of members holds a thousand at most.
CREATE OR REPLACE FUNCTION rolling_lock(p_receiver text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('rolling:', 0) + (hashtextextended(p_receiver, 0) & 1023)
$$;
