ALTER TABLE "game_setting" ADD COLUMN "pick_limits" jsonb DEFAULT '{}'::jsonb NOT NULL;
