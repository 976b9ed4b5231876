import { anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const approvalMutants = defineMutants({
  equivalent: {
    ...anyOrder("the server lets nobody decide about what they asked for", ["(root) approval.pick [isOwn]"]),
    ...anyOrder(
      "an approval is in one state, and each of these guards asks for another",
      ["isApproved", "isRefused", "isExpired"].map((guard) => `asked approval.told [${guard}]`),
    ),
  },
});
