import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createMachine } from "xstate";
import { compareCharts } from "../../paths/lib/compare-charts.ts";
import { textWidth } from "../../src/ui/chart/measure.ts";
import { boxLines, labelRows, nameText, SIZES } from "../../src/ui/chart/drawing-text.ts";
import { CHART_TEXT } from "../../src/ui/chart/text.ts";
import { caseFile } from "../../src/ui/operator/bets/story/case-file.ts";
import { storySample } from "../../src/ui/operator/bets/story/story-sample.ts";
import { comparedChart } from "../chart/compared-chart.ts";
import { CHART_TOOLS_TEXT } from "../chart/text.ts";
import { AtlasPage } from "./atlas-page.tsx";
import { chartOf } from "./charts.ts";
import type { Compared } from "./compared.ts";
import { PATH_MODELS } from "./registry.ts";
import { ATLAS_TEXT as TEXT, COMPARED_TEXT } from "./text.ts";

/** For the tests alone. */
const meta = {
  title: "기계(Machine)/도감에서 하기",
  component: AtlasPage,
  tags: ["!dev"],
  args: { machine: "placement" },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof AtlasPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const lit = (root: HTMLElement): (string | undefined)[] =>
  [...root.querySelectorAll<SVGElement>("[data-lit]:not([data-container])")].map((one) => one.dataset.chartState);
const drawnStates = (root: HTMLElement): (string | undefined)[] =>
  [...root.querySelectorAll<SVGElement>("[data-chart-state]")].map((one) => one.dataset.chartState);
const step = (root: HTMLElement): string | undefined => root.querySelector<HTMLElement>("[data-step]")?.dataset.step;
const file = (name: string, content: unknown): File =>
  new File([JSON.stringify(content)], name, { type: "application/json" });
const take = async (root: HTMLElement, given: File): Promise<void> => {
  const input = root.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a file");
  await userEvent.upload(input, given);
};

/** A case is chosen, stepped by keys and played to its end; the component beside it goes along, and back. */
export const CasePlayed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: TEXT.showCases }));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: TEXT.choose }), "PLC-018");
    await waitFor(() => expect(lit(canvasElement)).toEqual(["editing"]));
    const frame = await canvas.findByTitle<HTMLIFrameElement>(TEXT.follows("placement"));
    const shown = () => frame.ownerDocument.querySelector<HTMLIFrameElement>("iframe")?.contentDocument?.body;
    const isAsking = () => !!shown() && within(shown() as HTMLElement).queryByRole("dialog") !== null;
    const player = canvas.getByRole("toolbar", { name: CHART_TEXT.player });
    within(player).getByRole("button", { name: CHART_TEXT.play }).focus();
    for (let at = 1; lit(canvasElement)[0] !== "confirming"; at += 1) {
      await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(step(canvasElement)).toBe(String(at + 1)));
    }
    await waitFor(() => expect(isAsking()).toBe(true));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(lit(canvasElement)).toEqual(["editing"]));
    await waitFor(() => expect(isAsking()).toBe(false));
    await userEvent.selectOptions(within(player).getByRole("combobox", { name: CHART_TEXT.speed }), "4");
    await userEvent.click(within(player).getByRole("button", { name: CHART_TEXT.play }));
    await expect(within(player).getByRole("button", { name: CHART_TEXT.pause })).toBeVisible();
    // At the end it has stopped by itself.
    const { length } = canvasElement.querySelectorAll("ol [aria-current], ol li > button");
    await waitFor(() => expect(step(canvasElement)).toBe(String(length)));
    await expect(await within(player).findByRole("button", { name: CHART_TEXT.play })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: TEXT.close }));
    await waitFor(() => expect(step(canvasElement)).toBeUndefined());
  },
};

/** What a member's page recorded is played in the same way; a file of another machine is refused by name. */
export const DisputePlayed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await take(canvasElement, file("dispute.json", caseFile(storySample)));
    await waitFor(() => expect(lit(canvasElement)).toEqual(["editing"]));
    await userEvent.click(canvas.getByRole("button", { name: CHART_TEXT.next }));
    await waitFor(() => expect(lit(canvasElement)).toEqual(["confirming"]));
    await take(canvasElement, file("nothing.json", {}));
    await expect(await canvas.findByText(TEXT.unreadableFile("nothing.json"))).toBeVisible();
  },
};

/** The machine that runs inside opens in its place, and the way back stands above it. */
export const ChildOpened: Story = {
  args: { machine: "betting" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CHART_TEXT.openChild("slip") }));
    await expect(canvas.getByRole("heading", { level: 1, name: "slip" })).toHaveFocus();
    await userEvent.click(await canvas.findByRole("button", { name: CHART_TEXT.openChild("slip-leg") }));
    const way = canvas.getByRole("navigation", { name: TEXT.way });
    await expect(
      within(way)
        .getAllByRole("listitem")
        .map((one) => one.textContent),
    ).toEqual(["betting", "›slip", "›slip-leg"]);
    await userEvent.click(within(way).getByRole("button", { name: "betting" }));
    await expect(canvas.getByRole("heading", { level: 1, name: "betting" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: TEXT.way })).toBeNull();
  },
};

/** What was folded stays folded, for this machine alone. */
export const FoldedIsRemembered: Story = {
  args: { machine: "betting" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CHART_TEXT.fold("present.streaming") }));
    await waitFor(() => expect(drawnStates(canvasElement)).not.toContain("present.streaming.open"));
    await userEvent.click(canvas.getByRole("button", { name: CHART_TEXT.openChild("slip") }));
    await waitFor(() => expect(drawnStates(canvasElement)).toContain("filled"));
    await userEvent.click(canvas.getByRole("button", { name: "betting" }));
    await waitFor(() => expect(drawnStates(canvasElement)).toContain("present.streaming"));
    await expect(drawnStates(canvasElement)).not.toContain("present.streaming.open");
    const unfold = await canvas.findByRole("button", { name: CHART_TEXT.unfold("present.streaming") });
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("button", { name: CHART_TOOLS_TEXT.unfoldAll }));
    await waitFor(() => expect(drawnStates(canvasElement)).toContain("present.streaming.open"));
    await expect(localStorage).toHaveLength(0);
  },
};

/** A chart that is too large to be read begins folded, and stays unfolded once it was. */
export const FoldedAtStart: Story = {
  args: { machine: "tab-leader" },
  play: async ({ canvas, canvasElement }) => {
    const following = "sharing.role.following";
    await waitFor(() => expect(drawnStates(canvasElement)).toContain(following));
    await userEvent.click(await canvas.findByRole("button", { name: CHART_TEXT.unfold(following) }));
    await waitFor(() => expect(drawnStates(canvasElement).some((one) => one?.startsWith(`${following}.`))).toBe(true));
    await expect(localStorage.getItem("workshop.folded.tab-leader")).toBe("[]");
  },
};

const before = createMachine({
  id: "loading-bar",
  initial: "idle",
  states: { idle: { on: { start: "shown" } }, shown: { on: { end: "idle" } }, hidden: {} },
});
const after = createMachine({
  id: "loading-bar",
  initial: "idle",
  states: { idle: { on: { start: "shown" } }, shown: { on: { end: "done" } }, done: { type: "final" } },
});
const differences = compareCharts(before, after);
const compared: Compared = {
  compares: "statechart",
  machine: "loading-bar",
  old: "v1",
  young: "v2",
  chart: comparedChart(before, after, differences),
  differences,
  cases: [{ id: "LDB-001", title: "막대가 보인다", change: "came", first: null }],
  casesProblem: null,
};

/** What came, went and changed is told by a sign as well as by a colour. */
export const TwoVersions: Story = {
  args: { machine: "loading-bar" },
  play: async ({ canvas, canvasElement }) => {
    await take(canvasElement, file("compared.json", compared));
    await expect(await canvas.findByRole("heading", { name: TEXT.compared })).toBeVisible();
    await waitFor(() => expect(drawnStates(canvasElement)).toEqual(["", "idle", "shown", "done", "hidden"]));
    for (const words of ["+ done", "− hidden", "~ end", "− end"])
      await expect([...canvasElement.querySelectorAll("svg text")].map((one) => one.textContent)).toContain(words);
    await expect(canvas.getByRole("rowheader", { name: /^\+ LDB-001/ })).toBeVisible();
    await expect(canvas.getByText(COMPARED_TEXT.legend, { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: TEXT.close }));
    await expect(await canvas.findByRole("heading", { name: TEXT.chart })).toBeVisible();
  },
};

/** Drawings are laid out without a browser: every word of every chart takes no more room than was reckoned for it. */
export const WordsMeasured: Story = {
  render: () => (
    <svg className="chart" width="600" height="20" aria-hidden>
      <text y="14" style={{ fontWeight: 600 }} />
    </svg>
  ),
  play: async ({ canvasElement }) => {
    const charts = Object.keys(PATH_MODELS).map(chartOf);
    const names = charts.flatMap(({ states }) => states.map(nameText));
    const lines = charts.flatMap(({ states, arrows }) => [
      ...states.flatMap(boxLines).map(({ text }) => text),
      ...arrows.flatMap((arrow) => arrow.lines.flatMap(labelRows)),
    ]);
    const all = [...new Set([...names, ...lines])];
    await document.fonts.load('600 11px "Pretendard Variable"', all.join(""));
    const text = canvasElement.querySelector("text");
    if (!text) throw new Error("nothing to measure with");
    text.style.fontSize = `${SIZES.line}px`;
    const tooWide = all.filter((one) => {
      text.textContent = one;
      return text.getComputedTextLength() > textWidth(one, SIZES.line);
    });
    await expect(tooWide).toEqual([]);
  },
};
