-- A round keeps what it promised before it opened. What it was drawn from is written once, and no round is deleted.
CREATE OR REPLACE FUNCTION keep_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.id, NEW.opens_at, NEW.closes_at, NEW.ends_at, NEW.commitment, NEW.version)
      = (OLD.id, OLD.opens_at, OLD.closes_at, OLD.ends_at, OLD.commitment, OLD.version)
    AND (NEW.beacon_id, NEW.beacon_round) IS NOT DISTINCT FROM (OLD.beacon_id, OLD.beacon_round)
    AND (OLD.root IS NULL OR NEW.root = OLD.root) IS TRUE
    AND (OLD.seed IS NULL OR NEW.seed = OLD.seed) IS TRUE
    AND (OLD.drawn IS NULL OR NEW.drawn = OLD.drawn) IS TRUE
    AND (OLD.beacon_signature IS NULL OR NEW.beacon_signature = OLD.beacon_signature) IS TRUE THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% keeps its promise', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
