-- Eight of 32 characters, without those that are taken for one another: 40 random bits. Of a random UUID the low five
-- bits of these bytes are all random.
CREATE OR REPLACE FUNCTION new_recommender_code() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(bytes, at) & 31) + 1, 1), '')
  FROM (SELECT decode(replace(gen_random_uuid()::text, '-', ''), 'hex') AS bytes) AS random, generate_series(8, 15) AS at
$$;
