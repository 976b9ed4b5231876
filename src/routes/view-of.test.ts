import { describe, expect, it } from "vitest";
import { EVERY_PAGE } from "../domain/frame/pages/every-page.ts";
import { MEMBER_FILES } from "./member-views.ts";
import { OPERATOR_FILES } from "./operator-views.ts";
import { FIRST_FILES } from "./view-of.ts";

const tableOf = (view: string) =>
  Object.entries({ first: FIRST_FILES, member: MEMBER_FILES, operator: OPERATOR_FILES }).flatMap(([name, files]) =>
    `../ui/${view}.tsx` in files ? [name] : [],
  );

/** server/http/first-load.ts preloads the table of files by the size group. */
const TABLES = {
  login: "first",
  home: "first",
  betting: "first",
  european: "member",
  game: "member",
  member: "member",
  manager: "operator",
  operator: "operator",
} as const;

describe("the files of the pages [REQ-2.1]", () => {
  it.each(EVERY_PAGE.map(({ path, view, size }) => [path, view, size] as const))(
    "%s is in the table that its first load fetches",
    (_, view, size) => expect(tableOf(view)).toEqual([TABLES[size]]),
  );
});
