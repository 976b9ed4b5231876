-- Rounds are drawn with a beacon's signature of after their lock (docs/decisions/beacon.md). Rounds of before are of
-- version 1 and stay so.
CREATE TABLE game_beacon (
  id text PRIMARY KEY,
  public_key text NOT NULL,
  genesis bigint NOT NULL,
  period smallint NOT NULL,
  is_house boolean NOT NULL,
  CONSTRAINT game_beacon_period CHECK (period BETWEEN 1 AND 3)
);
--> statement-breakpoint
CREATE TRIGGER game_beacon_append_only BEFORE UPDATE OR DELETE ON game_beacon FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE game_round ADD COLUMN version smallint NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE game_round ADD COLUMN beacon_id text;
--> statement-breakpoint
ALTER TABLE game_round ADD COLUMN beacon_round bigint;
--> statement-breakpoint
ALTER TABLE game_round ADD COLUMN beacon_signature text;
--> statement-breakpoint
ALTER TABLE game_round ADD CONSTRAINT game_round_beacon_id_game_beacon_id_fk FOREIGN KEY (beacon_id) REFERENCES game_beacon (id);
--> statement-breakpoint
ALTER TABLE game_round ADD CONSTRAINT game_round_version CHECK (
  CASE version
    WHEN 1 THEN beacon_id IS NULL AND beacon_round IS NULL AND beacon_signature IS NULL
    WHEN 2 THEN beacon_id IS NOT NULL AND beacon_round IS NOT NULL AND (drawn IS NULL OR beacon_signature IS NOT NULL)
    ELSE false
  END);
--> statement-breakpoint
CREATE TRIGGER game_round_kept BEFORE UPDATE OR DELETE ON game_round FOR EACH ROW EXECUTE FUNCTION keep_round();
