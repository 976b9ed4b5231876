import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { searchMachine } from "../../../machines/search/search.machine.ts";
import { searchPaths } from "../../../machines/search/search.paths.ts";
import { SearchField } from "./search-field.tsx";

const meta = { title: "기계(Machine)/상태/검색어" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(searchMachine, searchPaths, ({ actor: search }) => (
  <SearchField search={search} label="팀, 리그 검색" focusAsked={0} />
));

export const Empty = leaf("empty");
export const Typing = leaf("typing");
export const Searched = leaf("searched");
