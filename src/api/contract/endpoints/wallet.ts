import { endpoint } from "../endpoint.ts";
import { WalletEntriesQuery, WalletEntries } from "../bets.ts";

export const walletEntries = endpoint({
  method: "GET",
  path: "/wallet/entries",
  access: "member",
  query: WalletEntriesQuery,
  answers: { 200: WalletEntries },
});
