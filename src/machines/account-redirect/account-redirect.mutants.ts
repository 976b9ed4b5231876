import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const accountRedirectMutants = defineMutants({
  equivalent: anyOrder("an account is of one kind: guards of two kinds never hold together", [
    "entering always [isManager]",
  ]),
});
