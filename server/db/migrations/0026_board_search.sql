-- Each pair of neighbouring characters of a text, once. A trigram index needs three letters and knows no Hangul in the
-- locale C; most Korean words have two or three syllables.
CREATE FUNCTION search_pairs(p_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT c || next), '{}') FROM (
    SELECT c, lead(c) OVER (ORDER BY place) AS next
    FROM unnest(string_to_array(lower(p_text), NULL)) WITH ORDINALITY AS letters(c, place)
  ) AS pairs WHERE next IS NOT NULL
$$;--> statement-breakpoint
CREATE INDEX "post_search" ON "post" USING gin (search_pairs("title" || ' ' || "contents")) WHERE "post"."deleted_at" is null and "post"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "post_image_name" ON "post_image" USING btree ("name");
