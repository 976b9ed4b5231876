import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frozenActor } from "../../../../.storybook/frozen.tsx";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { fixtureImportMachine } from "../../../machines/fixture-import/fixture-import.machine.ts";
import { fixtureImportPaths } from "../../../machines/fixture-import/fixture-import.paths.ts";
import { APPROVAL_ANSWERS } from "../approvals/approval-samples.ts";
import { AskedImport } from "./asked-import.tsx";
import { JudgedFile, type JudgedFileProps } from "./judged-file.tsx";
import { IMPORT_TEXT as TEXT } from "./text.ts";

const at = (leaf: string) => frozenActor(fixtureImportMachine, fixtureImportPaths, leaf);
const empty = at("judged.empty");
const partial = at("partial");

const meta = {
  title: "관리자/가져오기/검사한 파일",
  component: JudgedFile,
  // An actor is no argument that the workshop can show.
  args: {} as JudgedFileProps,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/import", answers: APPROVAL_ANSWERS })],
} satisfies Meta<typeof JudgedFile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody is asked about nothing; what was refused is read. */
export const Empty: Story = {
  render: () => <JudgedFile actor={empty} snapshot={empty.getSnapshot()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.nothing)).toBeVisible();
    await expect(canvas.getByText("열이 부족합니다.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: TEXT.submit })).toBeNull();
  },
};
/** What was not taken stays on the page. */
export const Partial: Story = {
  render: () => <AskedImport actor={partial} snapshot={partial.getSnapshot()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.partial(1))).toBeVisible();
    await expect(canvas.getByText("열이 부족합니다.")).toBeVisible();
  },
};
