import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const tetherWithdrawalMutants = defineMutants({
  boundaries: { "src/domain/wallet/tether.ts": ["isTetherAmount"] },
});
