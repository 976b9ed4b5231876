-- game_type of a bet: 1 sports, 2 in-play, 3 mini-game, 4 virtual, 6 slot, every other number casino.
CREATE OR REPLACE FUNCTION rolling_category(p_game_type smallint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_game_type IN (1, 2) THEN 'sports' WHEN p_game_type IN (3, 4) THEN 'mini' WHEN p_game_type = 6 THEN 'slot' ELSE 'casino' END
$$;
