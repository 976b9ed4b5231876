-- What was sent to members stays as it was sent. It is recalled once, and nothing else of it changes.
CREATE OR REPLACE FUNCTION keep_mailing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.recalled_at IS NULL AND NEW.recalled_at IS NOT NULL
    AND (to_jsonb(OLD) - '{recalled_at,recalled_by,recall_reason}'::text[])
      = (to_jsonb(NEW) - '{recalled_at,recalled_by,recall_reason}'::text[]) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is kept', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
