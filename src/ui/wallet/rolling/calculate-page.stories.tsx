import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { pageOf } from "../wallet-samples.ts";
import { CalculatePage } from "./calculate-page.tsx";
import {
  sampleDetail,
  sampleLine,
  sampleParts,
  sampleRequests,
  sampleRolling,
  sampleSummary,
} from "./rolling-samples.ts";

const answers = {
  "rolling/summary": sampleSummary,
  "rolling/requests": sampleRequests,
  "rolling/members": sampleLine,
};
const NONE = { turnover: 0, correction: 0, won: 0 };

const meta = {
  title: "Wallet/CalculatePage",
  component: CalculatePage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/calculate"}
        answers={{ ...answers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CalculatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("row", { name: /^합계/ })).toHaveTextContent("42,075원");
    const [first] = await screen.findAllByText("내역 보기");
    if (!first) throw new Error("no history");
    await userEvent.click(first);
    await expect(screen.getAllByText(/3,482,000 \(정정 −120,000\) × 0.35% =/)[0]).toBeVisible();
  },
};
export const OwnBetsAlone: Story = {
  parameters: {
    path: "/calculateSports",
    answers: {
      "rolling/summary": {
        ...sampleSummary,
        hasLine: false,
        won: 11_767,
        parts: sampleParts.filter(({ category }) => category === "sports" || category === "mini"),
      },
    },
  },
};
/** A request covers everything up to the moment at which it is made, so the answer may be more than was shown. */
export const Requested: Story = {
  parameters: {
    answers: { "rolling/requests": { request: { ...sampleDetail, ...sampleRolling, state: "requested", version: 1 } } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "정산 신청" }));
    await expect(await screen.findByText("전체 롤링 42,075원을 정산 신청합니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "정산 신청" }));
    await expect(await screen.findByText("접수되었습니다. 관리자의 확인을 기다리고 있습니다.")).toBeVisible();
  },
};
export const Open: Story = {
  parameters: {
    answers: { "rolling/summary": { ...sampleSummary, latest: { ...sampleRolling, state: "inProgress", version: 2 } } },
  },
};
export const Nothing: Story = {
  parameters: {
    answers: {
      "rolling/summary": {
        ...sampleSummary,
        won: 0,
        hasLine: false,
        parts: sampleParts.map((part) => ({ ...part, before: NONE, after: { turnover: 0, won: 0 } })),
      },
      "rolling/requests": pageOf([]),
    },
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "정산 신청" })).toBeDisabled();
  },
};
export const ByMember: Story = { parameters: { path: "/calculateCasinoPersonal" } };
export const NoLine: Story = {
  parameters: { path: "/calculateCasinoPersonal", answers: { "rolling/members": pageOf([]) } },
};
export const Loading: Story = {
  parameters: { answers: { "rolling/summary": "pending", "rolling/requests": "pending" } },
};
export const Failed: Story = {
  parameters: { answers: { "rolling/summary": failure, "rolling/requests": failure } },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
