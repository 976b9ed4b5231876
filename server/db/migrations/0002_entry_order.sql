-- An entry takes its number while it holds its account's row, so that the entries of an account are
-- numbered in the order in which they moved its balance, also when transactions run at the same time.
CREATE OR REPLACE FUNCTION entry_moves_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account SET balance = balance + NEW.amount WHERE id = NEW.account_id RETURNING balance INTO NEW.balance;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no account %', NEW.account_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  NEW.id := nextval('entry_id_seq');
  RETURN NEW;
END $$;
