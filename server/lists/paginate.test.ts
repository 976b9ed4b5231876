import { describe, expect, it } from "vitest";
import { paginate } from "./paginate.ts";

const all = Array.from({ length: 31 }, (_, index) => index + 1);
const ask = (page: number, list = all, itemsPerPage = 15) =>
  paginate({ page, itemsPerPage }, list.length, async ({ limit, offset }) => list.slice(offset, offset + limit));

describe("a page", () => {
  it("has its part of the list", async () => {
    expect(await ask(2)).toEqual({
      page: 2,
      pageCount: 3,
      itemsPerPage: 15,
      totalCount: 31,
      items: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
    });
    expect(await ask(3)).toMatchObject({ page: 3, items: [31] });
  });

  it("is the last one where the asked one does not exist", async () => {
    expect(await ask(999)).toMatchObject({ page: 3, pageCount: 3, items: [31] });
    expect(await ask(4, all.slice(0, 30))).toMatchObject({ page: 2, pageCount: 2 });
  });

  it("is the first one of an empty list", async () => {
    expect(await ask(7, [])).toEqual({ page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 0, items: [] });
  });
});
