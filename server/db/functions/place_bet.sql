-- Writes one bet: place_bets.
CREATE OR REPLACE FUNCTION place_bet(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RETURN place_bets(jsonb_build_array(p), NULL)->0;
END $$;
