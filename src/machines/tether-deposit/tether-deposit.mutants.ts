import { defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const tetherDepositMutants = defineMutants({
  boundaries: { "src/domain/tether.ts": ["isTetherAmount"] },
});
