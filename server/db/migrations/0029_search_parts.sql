-- Each pair and each triple of neighbouring characters of a text, once. A word of two syllables is found by its pair; of
-- Latin letters and digits one pair stands in too many posts. Not safe in parallel: the planner takes any text for a
-- frequent one, and starting workers takes longer than the search.
CREATE FUNCTION search_parts(p_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL RESTRICTED COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT part), '{}') FROM (
    SELECT c, lead(c) OVER w AS second, lead(c, 2) OVER w AS third
    FROM unnest(string_to_array(lower(p_text), NULL)) WITH ORDINALITY AS letters(c, place) WINDOW w AS (ORDER BY place)
  ) AS neighbours, LATERAL (VALUES (c || second), (c || second || third)) AS parts(part) WHERE part IS NOT NULL
$$;--> statement-breakpoint
-- The parts that a post must have to have the text of two characters or more: its pair, or triples that cover it.
CREATE FUNCTION search_needles(p_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(p_text) < 3 THEN ARRAY[lower(p_text)] ELSE ARRAY(
    SELECT DISTINCT substr(lower(p_text), least(place, length(p_text) - 2), 3)
    FROM generate_series(1, length(p_text), 3) AS place) END
$$;--> statement-breakpoint
DROP INDEX "post_search";--> statement-breakpoint
DROP FUNCTION search_pairs(text);--> statement-breakpoint
CREATE INDEX "post_search" ON "post" USING gin (search_parts("title" || ' ' || "contents")) WHERE "post"."deleted_at" is null and "post"."hidden_at" is null;
--> statement-breakpoint
-- The planner knows nothing of a new index.
ANALYZE "post";
