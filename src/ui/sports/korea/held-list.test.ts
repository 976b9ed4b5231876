import { expect, test, vi } from "vitest";
import { createHeldList } from "./held-list.ts";

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (shown: { items: readonly { id: string }[] }) => shown.items.map(({ id }) => id).join("");
const always = () => true;
const never = () => false;

test("keeps the places of what was shown, marks what is gone and puts what is new at the end", () => {
  const list = createHeldList(always);
  list.show("a", items("1", "2", "3"));
  const shown = list.show("a", items("0", "2", "3", "4"));
  expect(idsOf(shown)).toBe("12304");
  expect([...shown.gone]).toEqual(["1"]);
});

test("what is new waits where it would move what is in sight", () => {
  const list = createHeldList(never);
  list.show("a", items("1", "2"));
  const newest = items("0", "1", "3");
  expect(idsOf(list.show("a", newest))).toBe("12");
  list.drop();
  expect(idsOf(list.show("a", newest))).toBe("013");
});

test("a list without any row takes the first ones", () => {
  const list = createHeldList(never);
  list.show("a", []);
  expect(idsOf(list.show("a", items("1")))).toBe("1");
});

test("what is gone leaves when the list is let go, and the page is told once", () => {
  const list = createHeldList(always);
  const told = vi.fn<() => void>();
  list.show("a", items("1", "2"));
  const newest = items("2", "3");
  list.show("a", newest);
  list.subscribe(told);
  list.drop();
  list.drop();
  expect(told).toHaveBeenCalledTimes(1);
  const shown = list.show("a", newest);
  expect(idsOf(shown)).toBe("23");
  expect(shown.gone.size).toBe(0);
});

test("after it was let go it holds on to what is left", () => {
  const list = createHeldList(always);
  list.show("a", items("1", "2"));
  list.show("a", items("2"));
  list.drop();
  expect(idsOf(list.show("a", items("3")))).toBe("23");
});

test("another page or filter holds nothing of the one before", () => {
  const list = createHeldList(always);
  list.show("a", items("1", "2"));
  expect(idsOf(list.show("b", items("3")))).toBe("3");
  // While the page waits for the next list it still has the old one, without a key.
  expect(idsOf(list.show(null, items("3")))).toBe("3");
  expect(idsOf(list.show(null, items("4")))).toBe("4");
});

test("gives the same snapshot for the same list", () => {
  const list = createHeldList(always);
  const newest = items("1");
  expect(list.show("a", newest)).toBe(list.show("a", newest));
});

test("what is held is merged with its newest form, and shown as it is once it is let go", () => {
  const list = createHeldList<{ id: string; text: string }>(always, (before, now) => ({
    ...now,
    text: before.text + now.text,
  }));
  const newest = [{ id: "1", text: "b" }];
  list.show("a", [{ id: "1", text: "a" }]);
  expect(list.show("a", newest).items[0]?.text).toBe("ab");
  list.drop();
  expect(list.show("a", newest).items[0]?.text).toBe("b");
});
