-- Adds bets with their picks: [{owner, now, bet, picks}]. Who calls has judged them, and posts their stakes. A bet whose
-- caller took no serial for it gets the next one.
CREATE OR REPLACE FUNCTION write_bets(p jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bet (id, member_id, game_type, acceptance, accept, stake, price, payout, placed_at, decide_at, serial)
  SELECT b.id, o.owner, b."gameType", b.acceptance, b.accept, b.stake, b.price, b.payout, o.now, b."decideAt",
    coalesce(b.serial, nextval('bet_serial_seq'))
  FROM jsonb_to_recordset(p) AS o(owner text, now timestamptz, bet jsonb), LATERAL jsonb_to_record(o.bet)
    AS b(id text, "gameType" smallint, acceptance text, accept text, stake bigint, price int, payout bigint, "decideAt" timestamptz,
      serial bigint)
  ORDER BY o.owner;
  INSERT INTO bet_pick (bet_id, member_id, position, kind, fixture_id, market_id, provider_id, game_id, round_id, selection_id, bet_price, market_version)
  SELECT o.bet->>'id', CASE WHEN l.kind <> 'provider' THEN o.owner END, l.position, l.kind, l."fixtureId", l."marketId", l."providerId", l."gameId", l."roundId",
    l."selectionId", l."betPrice", l."marketVersion"
  FROM jsonb_to_recordset(p) AS o(owner text, bet jsonb, picks jsonb), LATERAL jsonb_to_recordset(o.picks)
    AS l(position smallint, kind text, "fixtureId" text, "marketId" text, "providerId" text, "gameId" text, "roundId" text, "selectionId" text, "betPrice" int,
      "marketVersion" int);
END $$;
