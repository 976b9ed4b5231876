-- Which row of a table by level is an account's: the one with the lowest rank. A level without a row has the one of the
-- nearest level below it, else of the lowest. For limits of bets and of money, and for rates of rolling.
CREATE OR REPLACE FUNCTION level_rank(p_row smallint, p_level int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_row <= p_level THEN p_level - p_row ELSE 100000 + p_row END
$$;
