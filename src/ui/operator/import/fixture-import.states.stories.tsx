import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { FixtureImportFace } from "../../../../.storybook/operator-faces.tsx";
import { fixtureImportMachine } from "../../../machines/fixture-import/fixture-import.machine.ts";
import { fixtureImportPaths } from "../../../machines/fixture-import/fixture-import.paths.ts";
import { APPROVALS_TEXT } from "../approvals/text.ts";
import { IMPORT_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "기계(Machine)/상태/경기 가져오기",
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;

const leaf = frozenLeaves(fixtureImportMachine, fixtureImportPaths, FixtureImportFace);

export const Choosing = leaf("choosing", { says: TEXT.judge, saysNot: TEXT.change });
export const Reading = leaf("judged.reading", { says: TEXT.change, saysNot: TEXT.submit });
export const Shown = leaf("judged.shown", { says: TEXT.sums(2, 0, 0) });
export const Empty = leaf("judged.empty", { says: TEXT.nothing, saysNot: TEXT.submit });
export const Failed = leaf("judged.failed", { says: "CSV에 없는 열: league", saysNot: TEXT.submit });
export const Asked = leaf("asked", { says: TEXT.sums(2, 0, 0), saysNot: TEXT.submit });
export const Applied = leaf("applied", { says: TEXT.applied("admin02", 2, 0), saysNot: TEXT.withdraw });
export const Partial = leaf("partial", { says: TEXT.partial(1) });
export const Refused = leaf("refused", { says: APPROVALS_TEXT.result.refused("admin02", "근거가 없습니다.") });
