import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
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

export default pageStories(CalculatePage, {
  title: "지갑/롤링/롤링 정산 화면",
  path: "/calculate",
  answers,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("row", { name: /^합계/ })).toHaveTextContent("42,075원");
    const [first] = await screen.findAllByText("내역 보기");
    if (!first) throw new Error("no history");
    await userEvent.click(first);
    await expect(screen.getAllByText(/3,482,000 \(정정 −120,000\) × 0.35% =/)[0]).toBeVisible();
  },
  stories: {
    OwnBetsAlone: {
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
    /** A request covers everything up to the moment at which it is made, so the answer may be more than was shown. */
    Requested: {
      answers: {
        "rolling/requests": { request: { ...sampleDetail, ...sampleRolling, state: "requested", version: 1 } },
      },
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "정산 신청" }));
        await expect(await screen.findByText("전체 롤링 42,075원을 정산 신청합니다.")).toBeVisible();
        await userEvent.click(screen.getByRole("button", { name: "정산 신청" }));
        await expect(await screen.findByText("접수되었습니다. 관리자의 확인을 기다리고 있습니다.")).toBeVisible();
      },
    },
    Open: {
      answers: {
        "rolling/summary": { ...sampleSummary, latest: { ...sampleRolling, state: "inProgress", version: 2 } },
      },
    },
    Nothing: {
      answers: {
        "rolling/summary": {
          ...sampleSummary,
          won: 0,
          hasLine: false,
          parts: sampleParts.map((part) => ({ ...part, before: NONE, after: { turnover: 0, won: 0 } })),
        },
        "rolling/requests": pageOf([]),
      },
      play: async () => {
        await expect(await screen.findByRole("button", { name: "정산 신청" })).toBeDisabled();
      },
    },
    ByMember: { path: "/calculateCasinoPersonal" },
    NoLine: {
      path: "/calculateCasinoPersonal",
      answers: { "rolling/members": pageOf([]) },
    },
  },
});
