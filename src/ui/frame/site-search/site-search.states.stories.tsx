import type { Meta } from "@storybook/react-vite";
import { SiteSearchFace } from "../../../../.storybook/member-faces.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { siteSearchMachine } from "../../../machines/site-search/site-search.machine.ts";
import { siteSearchPaths } from "../../../machines/site-search/site-search.paths.ts";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/통합 검색" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(siteSearchMachine, siteSearchPaths, SiteSearchFace);

export const Closed = leaf("closed");
export const Empty = leaf("open.empty", { says: TEXT.recent });
export const Typing = leaf("open.typing");
export const Asking = leaf("open.asking");
export const Showing = leaf("open.showing");
export const Failed = leaf("open.failed", { says: TEXT.failed });
