import { expect, test, vi } from "vitest";
import { createHeldList } from "./held-list.ts";

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (shown: { items: readonly { id: string }[] }) => shown.items.map(({ id }) => id).join("");

test("shows each list as it is read while nobody points at it", () => {
  const list = createHeldList();
  list.show("a", items("1", "2", "3"));
  const shown = list.show("a", items("2", "3", "4"));
  expect(idsOf(shown)).toBe("234");
  expect(shown.gone.size).toBe(0);
});

test("keeps the places under the pointer, marks what is gone and puts what is new at the end", () => {
  const list = createHeldList();
  list.show("a", items("1", "2", "3"));
  list.hold();
  const shown = list.show("a", items("0", "2", "3", "4"));
  expect(idsOf(shown)).toBe("12304");
  expect([...shown.gone]).toEqual(["1"]);
});

test("what is gone leaves with the pointer, and the page is told once", () => {
  const list = createHeldList();
  const told = vi.fn<() => void>();
  list.show("a", items("1", "2"));
  list.hold();
  const newest = items("2", "3");
  list.show("a", newest);
  list.subscribe(told);
  list.release();
  list.release();
  expect(told).toHaveBeenCalledTimes(1);
  expect(idsOf(list.show("a", newest))).toBe("23");
});

test("after a scroll it holds on to what is left", () => {
  const list = createHeldList();
  list.show("a", items("1", "2"));
  list.hold();
  const newest = items("2");
  list.show("a", newest);
  list.drop();
  expect(idsOf(list.show("a", newest))).toBe("2");
  expect(idsOf(list.show("a", items("3")))).toBe("23");
});

test("another page or filter holds nothing of the one before", () => {
  const list = createHeldList();
  list.show("a", items("1", "2"));
  list.hold();
  expect(idsOf(list.show("b", items("3")))).toBe("3");
  // While the page waits for the next list it still has the old one, without a key.
  expect(idsOf(list.show(null, items("3")))).toBe("3");
  expect(idsOf(list.show(null, items("4")))).toBe("4");
});

test("gives the same snapshot for the same list", () => {
  const list = createHeldList();
  const newest = items("1");
  expect(list.show("a", newest)).toBe(list.show("a", newest));
});

test("what is held is merged with its newest form, and shown as it is once it is let go", () => {
  const list = createHeldList<{ id: string; text: string }>((before, now) => ({
    ...now,
    text: before.text + now.text,
  }));
  const newest = [{ id: "1", text: "b" }];
  list.show("a", [{ id: "1", text: "a" }]);
  list.hold();
  expect(list.show("a", newest).items[0]?.text).toBe("ab");
  list.release();
  expect(list.show("a", newest).items[0]?.text).toBe("b");
});
