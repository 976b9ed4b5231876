-- What a market is about never changes: another line is another market with its own id, and a bet on the old one is
-- refused because that one is closed.
CREATE OR REPLACE FUNCTION refuse_other_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'market % keeps its kind, period, line and fixture', OLD.id;
END $$;
