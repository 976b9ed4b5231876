import type { Meta } from "@storybook/react-vite";
import { UpcomingGamesFace } from "../../../../.storybook/member-faces.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { upcomingGamesMachine } from "../../../machines/upcoming-games/upcoming-games.machine.ts";
import { upcomingGamesPaths } from "../../../machines/upcoming-games/upcoming-games.paths.ts";
import { UPCOMING_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/곧 시작할 경기" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(upcomingGamesMachine, upcomingGamesPaths, UpcomingGamesFace);

export const Outside = leaf("outside");
export const Reading = leaf("inside.reading", { says: UPCOMING_TEXT.loading });
export const Listed = leaf("inside.listed", { saysNot: UPCOMING_TEXT.empty });
export const Empty = leaf("inside.empty", { says: UPCOMING_TEXT.empty });
export const Failed = leaf("inside.failed", { says: UPCOMING_TEXT.failed });
