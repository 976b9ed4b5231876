import { WalletEntries, WalletEntriesQuery } from "../sports/bets.ts";
import { endpoint } from "../endpoint.ts";

export const walletEntries = endpoint({
  method: "GET",
  path: "/wallet/entries",
  access: "member",
  query: WalletEntriesQuery,
  answers: { 200: WalletEntries },
});
