-- Each pair and each triple of neighbouring characters of a text, once. A word of two syllables is found by its pair;
-- of Latin letters and digits one pair stands in too many posts. Not safe in parallel: the planner takes any text for a
-- frequent one, and starting workers takes longer than the search..
CREATE OR REPLACE FUNCTION search_parts(p_text text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL RESTRICTED COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT part), '{}') FROM (
    SELECT c, lead(c) OVER w AS second, lead(c, 2) OVER w AS third
    FROM unnest(string_to_array(lower(p_text), NULL)) WITH ORDINALITY AS letters(c, place) WINDOW w AS (ORDER BY place)
  ) AS neighbours, LATERAL (VALUES (c || second), (c || second || third)) AS parts(part) WHERE part IS NOT NULL
$$;
