-- A bet whose legs of one fixture were priced together: written as every bet, with those prices, in one statement.
CREATE OR REPLACE FUNCTION place_combination(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_placed jsonb := place_bet(p);
BEGIN
  UPDATE bet SET combinations = p->'bet'->'combinations' WHERE id = p->'bet'->>'id';
  RETURN v_placed;
END $$;
