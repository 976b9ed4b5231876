-- The version at which the status of a market last changed, and at which it was last suspended. A market that closes
-- because its line moved is no stop.
CREATE OR REPLACE FUNCTION keep_status_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version THEN NEW.version := OLD.version + 1; END IF;
  NEW.status_version := NEW.version;
  IF NEW.status = 'suspended' THEN NEW.stop_version := NEW.version; END IF;
  RETURN NEW;
END $$;
