import { definePathModel } from "../../../paths/lib/model.ts";
import type { Found } from "../../domain/frame/site-search/found.ts";
import { resultsOf, siteSearchMachine } from "./site-search.machine.ts";
import { siteSearchProperties } from "./site-search.properties.paths.ts";
import { siteSearchWords } from "./site-search.words.ts";

const team: Found = {
  kind: "team",
  id: "team 6046 토트넘",
  name: "토트넘",
  detail: "프리미어리그",
  to: "/korea/cross",
  search: { text: "토트넘" },
};
const match: Found = { ...team, kind: "fixture", id: "fixture f-1", name: "토트넘 첼시", search: { fixture: "f-1" } };

export const siteSearchPaths = definePathModel({
  machine: siteSearchMachine,
  words: siteSearchWords,
  lasts: { typingRest: 60 },
  input: { recent: ["첼시"], isOfStaff: false },
  events: {
    "search.open": { plain: {} },
    "search.close": { plain: {} },
    "field.change": { "a team": { value: "토트넘" }, "a page": { value: "쿠폰" }, nothing: { value: " " } },
    "choice.move": { down: { by: 1 }, up: { by: -1 } },
    "choice.take": { enter: {}, "one that is not there": { at: 99 } },
    "search.retry": { plain: {} },
    "recent.clear": { plain: {} },
  },
  done: { findSports: { none: [], "a team and its match": [match, team] } },
  errors: { findSports: { "no answer": new TypeError("fetch failed") } },
  asks: { findSports: ({ context }) => ({ text: context.text.trim() }) },
  comesTo: {
    start: "closed",
    "search.open": "open.empty",
    "search.close": "closed",
    "field.change/nothing": "open.empty",
    "field.change": "open.typing",
    "search.retry": "open.asking",
    "after typingRest": "open.asking",
    "done findSports": "open.showing",
    "error findSports": "open.failed",
    "choice.take/enter": (before) => (before.context.text.trim() === "" ? "open.asking" : "closed"),
  },
  states: {
    closed: {
      sees: "검색이 닫혀 있다",
      noTags: ["open", "busy"],
      can: ["search.open"],
      cannot: ["field.change", "choice.move", "choice.take", "search.retry", "recent.clear", "search.close"],
      holds: ({ context }) => context.text === "" && resultsOf(context).length === 0,
    },
    open: { sees: "검색이 열려 있다", tags: ["open"], can: ["search.close", "field.change"] },
    "open.empty": {
      sees: "최근 검색어가 보인다",
      noTags: ["busy"],
      can: ["recent.clear"],
      cannot: ["search.retry"],
      holds: ({ context }) => context.text.trim() === "",
    },
    "open.typing": {
      sees: "검색어를 쓰는 중이고, 화면과 게임이 벌써 보인다",
      noTags: ["busy"],
      cannot: ["search.retry", "recent.clear"],
      holds: ({ context }) => context.text.trim() !== "",
    },
    "open.asking": {
      sees: "찾는 중이고 화면과 게임은 벌써 보인다",
      tags: ["busy"],
      cannot: ["search.retry", "recent.clear"],
      holds: ({ context }) => context.text.trim() !== "",
    },
    "open.showing": {
      sees: "찾은 것이 종류별로 있거나 없다고 한다",
      noTags: ["busy"],
      cannot: ["search.retry", "recent.clear"],
      holds: ({ context }) => context.failure === null,
    },
    "open.failed": {
      sees: "찾지 못했다고 하고 다시 시도할 수 있다",
      noTags: ["busy"],
      can: ["search.retry"],
      cannot: ["recent.clear"],
      holds: ({ context }) => context.failure !== null && context.sports.length === 0,
    },
  },
  properties: siteSearchProperties,
  invariants: {
    "the choice is one of those that are shown": ({ after: { context } }) => {
      const count = context.text.trim() === "" ? context.recent.length : resultsOf(context).length;
      return context.choice === 0 || context.choice < count;
    },
    "teams come before matches, and both before pages": ({ after: { context } }) => {
      const kinds = resultsOf(context).map(({ kind }) => kind);
      return (
        kinds.indexOf("team") <= 0 && (!kinds.includes("page") || kinds.lastIndexOf("fixture") < kinds.indexOf("page"))
      );
    },
    "a search is kept once": ({ after: { context } }) => new Set(context.recent).size === context.recent.length,
    "nothing is found for an empty field": ({ after: { context } }) =>
      context.text.trim() !== "" || resultsOf(context).length === 0,
    "what is opened was shown": ({ before, after, effects }) =>
      !effects.includes("openFound") ||
      (before !== null && resultsOf(before.context).some(({ id }) => id === after.context.opened?.id)),
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "recent.clear") return ["storeRecent"];
    if (event.type !== "choice.take") return [];
    return before?.matches("open") && after.matches("closed") ? ["storeRecent", "openFound"] : [];
  },
});
