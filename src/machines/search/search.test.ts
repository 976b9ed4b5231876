import { createActor } from "xstate";
import { expect, it } from "vitest";
import { searchMachine } from "./search.machine.ts";

it("empties a field in which nothing was searched yet, and leaves the address alone", () => {
  let updates = 0;
  const search = createActor(searchMachine.provide({ actions: { updateQuery: () => void (updates += 1) } })).start();
  search.send({ type: "field.change", value: "전북" });
  search.send({ type: "search.clear" });
  expect(search.getSnapshot()).toMatchObject({ value: "empty", context: { text: "", query: null } });
  expect(updates).toBe(0);
});

it("keeps what was searched while the next word is typed, until it is searched or cleared", () => {
  const queries: (string | null)[] = [];
  const search = createActor(
    searchMachine.provide({ actions: { updateQuery: ({ context }) => void queries.push(context.query) } }),
  ).start();
  const enter = { type: "key.press", keyCode: 13, isComposing: false } as const;
  search.send({ type: "field.change", value: "전북 " });
  search.send(enter);
  search.send({ type: "field.change", value: "서울" });
  expect(search.getSnapshot().context.query).toBe("전북");
  search.send(enter);
  search.send(enter);
  search.send({ type: "search.clear" });
  expect(queries).toEqual(["전북", "서울", null]);
});
