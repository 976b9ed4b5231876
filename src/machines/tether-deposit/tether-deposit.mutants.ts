import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const tetherDepositMutants = defineMutants({
  boundaries: { "src/domain/wallet/tether.ts": ["isTetherAmount"] },
});
