import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, use } from "react";
import { expect, fn } from "storybook/test";
import { LOST_PART } from "../../lost-part.ts";
import { PRIMITIVE_TEXT } from "../../primitives/text.ts";
import { LATE_PART_TEXT } from "./late-part-text.ts";
import { LatePart } from "./late-part.tsx";
import { FramePart } from "./part-boundary.tsx";

const LOST = "Failed to fetch dynamically imported module: /part.js";
const Lost = lazy(() => Promise.reject(new TypeError(LOST)));
const heard = fn();

const meta = { title: "공통/오류/늦게 오는 조각", component: LatePart, args: { children: null } } satisfies Meta<
  typeof LatePart
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = { args: { children: <p>내용</p> } };
/** What stands around the part stays, and the page hears of it. */
export const ScriptLost: Story = {
  beforeEach: () => {
    heard.mockClear();
    addEventListener(LOST_PART, heard);
    return () => removeEventListener(LOST_PART, heard);
  },
  render: () => (
    <>
      <p>둘레</p>
      <LatePart>
        <Lost />
      </LatePart>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LATE_PART_TEXT.lost)).toBeVisible();
    await expect(canvas.getByRole("button", { name: PRIMITIVE_TEXT.retry })).toBeEnabled();
    await expect(canvas.getByText("둘레")).toBeVisible();
    await expect(heard).toHaveBeenCalledOnce();
  },
};
/** A part of the frame leaves its place empty until the network is there again. */
export const LostUntilOnline: Story = {
  render: () => {
    let part = Promise.reject<string>(new TypeError(LOST));
    const Part = () => <p>{use(part)}</p>;
    addEventListener("online", () => (part = Promise.resolve("조각")), { capture: true, once: true });
    return (
      <>
        <p>둘레</p>
        <FramePart>
          <Part />
        </FramePart>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("둘레")).toBeVisible();
    await expect(canvas.queryByText(LATE_PART_TEXT.lost)).not.toBeInTheDocument();
    dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("조각")).toBeVisible();
  },
};
