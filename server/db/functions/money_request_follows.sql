-- A request follows its moves, what was asked for stays as it was asked for, and what is decided stays decided. The
-- house's account that a charge names is filled in when someone works on it.
CREATE OR REPLACE FUNCTION money_request_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.state, NEW.version) IS DISTINCT FROM (OLD.state, OLD.version) AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the state of a money request follows its moves only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'money request % is decided', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.member_id, NEW.kind, NEW.amount, NEW.charge_type_id, NEW.type_name, NEW.bonus, NEW.wagering, NEW.depositor, NEW.network, NEW.address, NEW.usdt, NEW.rate, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.kind, OLD.amount, OLD.charge_type_id, OLD.type_name, OLD.bonus, OLD.wagering, OLD.depositor, OLD.network, OLD.address, OLD.usdt, OLD.rate, OLD.created_at)
    OR (NEW.bank, NEW.bank_number, NEW.bank_holder) IS DISTINCT FROM (OLD.bank, OLD.bank_number, OLD.bank_holder) AND (OLD.kind <> 'charge' OR OLD.bank IS NOT NULL) THEN
    RAISE EXCEPTION 'what money request % asks for does not change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
