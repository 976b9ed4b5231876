// Korean names of the stories by the names of their exports. A name of an area goes before one that all areas share; a
// story whose export says too little gives its own `name`.
import { COMMON_STORY_NAMES } from "./names/common.ts";
import { FRAME_STORY_NAMES } from "./names/frame.ts";
import { GAMES_STORY_NAMES } from "./names/games.ts";
import { MACHINES_STORY_NAMES } from "./names/machines.ts";
import { MEMBERS_STORY_NAMES } from "./names/members.ts";
import { OPERATOR_STORY_NAMES } from "./names/operator.ts";
import { SPORTS_STORY_NAMES } from "./names/sports.ts";

type Names = Readonly<Record<string, string>>;

/** By the folder of `src/ui` that a file of stories stands in. */
const NAMES_OF: Readonly<Record<string, Names>> = {
  account: MEMBERS_STORY_NAMES,
  chart: FRAME_STORY_NAMES,
  community: MEMBERS_STORY_NAMES,
  frame: FRAME_STORY_NAMES,
  games: GAMES_STORY_NAMES,
  lobby: GAMES_STORY_NAMES,
  operator: OPERATOR_STORY_NAMES,
  primitives: FRAME_STORY_NAMES,
  programmes: MEMBERS_STORY_NAMES,
  sports: SPORTS_STORY_NAMES,
  wallet: MEMBERS_STORY_NAMES,
};

/** The index names a file by its place in the project, the bundler by its place on the disk. */
const AREA = /(?:^|\/)src\/ui\/([\w-]+)\//;

/** undefined: the catalogue has no name for it. */
export function storyName(path: string, exportName: string): string | undefined {
  const [, area] = AREA.exec(path) ?? [];
  const own: Names = area === undefined ? MACHINES_STORY_NAMES : (NAMES_OF[area] ?? {});
  const common: Names = COMMON_STORY_NAMES;
  return own[exportName] ?? common[exportName];
}

/** Every name with its catalogue. */
export const STORY_NAMES: readonly [catalogue: string, names: Names][] = [
  ["common", COMMON_STORY_NAMES],
  ["frame", FRAME_STORY_NAMES],
  ["games", GAMES_STORY_NAMES],
  ["machines", MACHINES_STORY_NAMES],
  ["members", MEMBERS_STORY_NAMES],
  ["operator", OPERATOR_STORY_NAMES],
  ["sports", SPORTS_STORY_NAMES],
];
