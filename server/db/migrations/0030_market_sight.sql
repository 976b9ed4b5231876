-- The version at which the status of a market last changed. A bet in play that waits is refused when a leg's market was
-- suspended after the version that the bet was placed at, also when it is open again.
ALTER TABLE "market" ADD COLUMN "status_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bet_pick" ADD COLUMN "market_version" integer;--> statement-breakpoint
CREATE FUNCTION keep_status_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version THEN NEW.version := OLD.version + 1; END IF;
  NEW.status_version := NEW.version;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER market_status_version BEFORE UPDATE OF status ON market FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_status_version();
--> statement-breakpoint
-- What a market is about never changes: another line is another market with its own id, and a bet on the old one is
-- refused because that one is closed.
CREATE FUNCTION refuse_other_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'market % keeps its kind, period, line and fixture', OLD.id;
END $$;
--> statement-breakpoint
CREATE TRIGGER market_stays BEFORE UPDATE OF kind, period, line, fixture_id ON market FOR EACH ROW
  WHEN ((OLD.kind, OLD.period, OLD.line, OLD.fixture_id) IS DISTINCT FROM (NEW.kind, NEW.period, NEW.line, NEW.fixture_id))
  EXECUTE FUNCTION refuse_other_market();
--> statement-breakpoint
-- place_bet keeps the version of each leg's market. bet_terms counts what is left of a stake after a cash-out. Both are
-- changed where they stand.
DO $$
DECLARE
  v_new text;
BEGIN
  v_new := pg_get_functiondef('place_bet(jsonb)'::regprocedure);
  v_new := replace(v_new, 'selection_id, bet_price)', 'selection_id, bet_price, market_version)');
  v_new := replace(v_new, 'l."selectionId", l."betPrice"',
    'l."selectionId", l."betPrice", (v_legs->l."selectionId"->>''version'')::int');
  IF position('market_version' IN v_new) = 0 OR position('l."betPrice", (v_legs' IN v_new) = 0 THEN
    RAISE EXCEPTION 'place_bet has another text';
  END IF;
  EXECUTE v_new;
  v_new := pg_get_functiondef('bet_terms(jsonb)'::regprocedure);
  v_new := replace(v_new, 'SELECT b.id, b.stake, l.selection_id', 'SELECT b.id, b.stake - b.cashed_stake AS stake, l.selection_id');
  IF position('b.cashed_stake' IN v_new) = 0 THEN
    RAISE EXCEPTION 'bet_terms has another text';
  END IF;
  EXECUTE v_new;
END $$;
