// Members who bet at a server of its own, on PostgreSQL that writes to the disk before it answers.
import { type Bettors, seatBettors } from "./bettors.ts";
import { booksOf, startDurablePostgres } from "./durable-postgres.ts";
import { imageFlags } from "./image-flags.ts";
import { startRemote } from "./remote.ts";
import type { ServeBets } from "./serve-bets.ts";
import { none, type Row } from "./table.ts";

export interface BettingSite {
  server: Awaited<ReturnType<typeof startRemote<ServeBets>>>;
  postgres: Awaited<ReturnType<typeof startDurablePostgres>>;
  url: string;
  tokens: readonly string[];
  fixtures: readonly string[];
  bettors: Bettors;
  /** Ends all. Returns the rows on what is stored then: nothing beside what was acknowledged, and sound books. */
  end(): Promise<Row[]>;
}

export async function startBettingSite(members: number): Promise<BettingSite> {
  const postgres = await startDurablePostgres();
  const server = await startRemote<ServeBets>("serve-bets.ts", [postgres.url], imageFlags());
  const [tokens, fixtures] = [await server.ask("members", members), await server.ask("fixtures")];
  const url = await server.ask("url");
  const bettors = await seatBettors(url, tokens, fixtures);
  return {
    server,
    postgres,
    url,
    tokens,
    fixtures,
    bettors,
    async end() {
      await server.ask("close");
      await server.end();
      const books = await booksOf(postgres);
      await postgres.stop();
      bettors.end();
      return [
        none("bets stored beside those that were acknowledged", books.bets - bettors.acknowledged()),
        none("differences of the ledger", books.differences.length),
      ];
    },
  };
}
