import { describe, expect, it } from "vitest";
import { post } from "../db/schema.ts";
import { paginate, paginateFromEnds, paginateFromStart } from "./paginate.ts";

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

describe("a page of a long list", () => {
  /** A table of 1 to 31, of which 31 is the newest; says from which end it was read. */
  const ask = async (page: number, count = 31, itemsPerPage = 7) => {
    let how = "";
    const found = await paginateFromEnds({ page, itemsPerPage }, count, async ({ limit, offset }, newestFirst) => {
      const isFromEnd = JSON.stringify(newestFirst(post.id)[0]?.queryChunks.at(-1)).includes("asc");
      how = `${isFromEnd ? "end" : "start"} ${offset} ${limit}`;
      const rows = all.slice(0, count);
      return (isFromEnd ? rows : rows.toReversed()).slice(offset, offset + limit);
    });
    return { how, items: found.items };
  };

  it.each([
    [1, "start 0 7", [31, 30, 29, 28, 27, 26, 25]],
    [2, "start 7 7", [24, 23, 22, 21, 20, 19, 18]],
    [3, "end 10 7", [17, 16, 15, 14, 13, 12, 11]],
    [5, "end 0 3", [3, 2, 1]],
    [99, "end 0 3", [3, 2, 1]],
  ])("%i is read from the nearer end: %s", async (page, how, items) => {
    expect(await ask(page)).toEqual({ how, items });
  });

  it("of an empty list is not read", async () => {
    expect(await ask(1, 0)).toEqual({ how: "", items: [] });
  });

  it("of one item has it", async () => {
    expect(await ask(1, 1)).toEqual({ how: "start 0 1", items: [1] });
    expect(await ask(5, 29)).toEqual({ how: "end 0 1", items: [1] });
  });

  it("of one page is read from the start", async () => {
    expect(await ask(1, 5)).toEqual({ how: "start 0 5", items: [5, 4, 3, 2, 1] });
  });
});

describe("a page of a list whose end is not known", () => {
  const ask = async (page: number, count: number, itemsPerPage = 7) => {
    const read: string[] = [];
    await paginateFromStart({ page, itemsPerPage }, count, async ({ limit, offset }, newestFirst) => {
      const isNewestFirst = JSON.stringify(newestFirst(post.id)[0]?.queryChunks.at(-1)).includes("desc");
      read.push(`${isNewestFirst ? "newest" : "oldest"} ${offset} ${limit}`);
      return [];
    });
    return read;
  };

  it("is read from its start, and never beyond what was counted", async () => {
    expect(await ask(1, 10)).toEqual(["newest 0 7"]);
    expect(await ask(2, 10)).toEqual(["newest 7 3"]);
    expect(await ask(2, 14)).toEqual(["newest 7 7"]);
    expect(await ask(1, 0)).toEqual(["newest 0 0"]);
  });
});
