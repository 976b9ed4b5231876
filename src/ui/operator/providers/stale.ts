import { heldWins } from "../../../api/contract/operator/held-wins.endpoints.ts";
import { providerRounds } from "../../../api/contract/operator/provider-rounds.endpoints.ts";
import { providers, providerTransactions } from "../../../api/contract/operator/providers.endpoints.ts";

/** Read anew after any change of a provider, a round or a bet. */
export const PROVIDER_LISTS = [providers, providerRounds, providerTransactions, heldWins];
