-- The parts that a post must have to have the text of two characters or more: its pair, or triples that cover it.
CREATE OR REPLACE FUNCTION search_needles(p_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(p_text) < 3 THEN ARRAY[lower(p_text)] ELSE ARRAY(
    SELECT DISTINCT substr(lower(p_text), least(place, length(p_text) - 2), 3)
    FROM generate_series(1, length(p_text), 3) AS place) END
$$;
