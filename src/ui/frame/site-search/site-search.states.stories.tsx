import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { siteSearchMachine } from "../../../machines/site-search/site-search.machine.ts";
import { siteSearchPaths } from "../../../machines/site-search/site-search.paths.ts";
import { SearchFace } from "./search-face.tsx";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

const meta = { title: "Machines/States/site-search" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(siteSearchMachine, siteSearchPaths, ({ actor }) => (
  <StoryApp>
    <div className="max-w-110 p-4">
      <SearchFace search={actor} />
    </div>
  </StoryApp>
));

export const Closed = leaf("closed");
export const Empty = leaf("open.empty", { says: TEXT.recent });
export const Typing = leaf("open.typing");
export const Asking = leaf("open.asking");
export const Showing = leaf("open.showing");
export const Failed = leaf("open.failed", { says: TEXT.failed });
