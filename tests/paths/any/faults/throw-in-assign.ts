import { assign, setup } from "xstate";
// Fault: the action reads a field of nothing.
export const profile = setup({
  types: { context: {} as { user: { name: string } | null; name: string }, events: {} as { type: "rename" } },
}).createMachine({
  id: "profile",
  context: { user: null, name: "" },
  on: { rename: { actions: assign({ name: ({ context }) => context.user!.name }) } },
});
