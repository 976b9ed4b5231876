-- A statement of a manager or an agent is frozen: nothing of it changes but that it is paid, once. `due` is generated, after
-- this trigger.
CREATE OR REPLACE FUNCTION keep_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'payable' AND NEW.state = 'paid'
    AND (to_jsonb(OLD) - '{state,paid_by,paid_at,due}'::text[]) = (to_jsonb(NEW) - '{state,paid_by,paid_at,due}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is frozen', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
