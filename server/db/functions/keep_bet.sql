-- What a bet was taken as is not changed (certification B4): who, when, its number and kind, and once it is accepted or
-- refused its stake and price. The trigger's condition says which columns.
CREATE OR REPLACE FUNCTION keep_bet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is kept as it was taken', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
