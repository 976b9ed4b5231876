import { raise, setup } from "xstate";
// Fault: `saved` is raised where nothing takes it.
export const editor = setup({ types: { events: {} as { type: "save" | "saved" } } }).createMachine({
  id: "editor",
  initial: "clean",
  states: { clean: { on: { save: { actions: raise({ type: "saved" }) } } } },
});
