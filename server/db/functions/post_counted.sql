-- Counts the posts that stand, of all members and of each.
CREATE OR REPLACE FUNCTION post_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN
    PERFORM count_listed('post', '', NULL, '', '', -1, 0, 0), count_listed('post', OLD.member_id, NULL, '', '', -1, 0, 0);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN
    PERFORM count_listed('post', '', NULL, '', '', 1, 0, 0), count_listed('post', NEW.member_id, NULL, '', '', 1, 0, 0);
  END IF;
  RETURN NULL;
END $$;
