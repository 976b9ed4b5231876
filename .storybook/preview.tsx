import type { Preview } from "@storybook/react-vite";
import { configure, expect } from "storybook/test";
import "../workshop/workshop.css";
import { TwoFrames, WIDTHS_TAG } from "./both-widths.tsx";
import { pageSettled } from "./settled.ts";
import { preferredTheme } from "./theme.ts";

// What a run of the stories as tests asks for; in the workshop itself both are unset, and chosen by hand.
const theme: unknown = import.meta.env.STORYBOOK_THEME;
const view: unknown = import.meta.env.STORYBOOK_VIEW;
const share: unknown = import.meta.env.STORYBOOK_SHARE;

// A machine that is slow is no failure: what a play waits for may take as long as in the tests of the whole page.
configure({ asyncUtilTimeout: 30_000 });

/** Stories of a page that show little of it. */
const SMALL = /^(?:Empty|Failed|Gone|Light|Loading|Missing|None?|Phone|Refused|Wrong)\b/;

/** Of what passes nothing is told: naming each element that does takes longer than looking at it. */
const CHECKED = { resultTypes: ["violations"] };

/**
 * Pages whose contrast was looked at. It takes two thirds of a check, and the stories of a page share their colours, whose
 * contrast `src/ui/frame/theme/contrast.test.ts` works out: `npm test` looks once, `npm run verify` in every story.
 */
const contrasted = new Set<string>();

const preview: Preview = {
  globalTypes: {
    theme: {
      description: "어둡거나 밝은 테마",
      toolbar: {
        title: "테마",
        icon: "mirror",
        items: [
          { value: "dark", title: "어둡게" },
          { value: "light", title: "밝게" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    // A run as tests is dark unless it says otherwise, whatever its browser prefers.
    theme: typeof view === "string" ? (theme === "light" ? "light" : "dark") : preferredTheme(),
    viewport: { value: typeof view === "string" ? view : undefined, isRotated: false },
  },
  parameters: {
    layout: "fullscreen",
    // The tree by page, in the order in which a member meets them. tests/unit/workshop/story-tree.test.ts holds the titles.
    options: {
      storySort: {
        order: [
          "홈",
          ["홈 화면"],
          "로그인",
          "한국형",
          "유럽형",
          "인플레이",
          "라이브TV",
          "베팅카트",
          "베팅내역",
          "미니게임",
          "가상",
          "카지노·슬롯",
          "경기결과",
          "지갑",
          "이벤트",
          "회원정보",
          "쪽지함",
          "자유게시판",
          "고객센터",
          "베팅규정",
          "점검",
          "총판",
          "관리자",
          "공통",
          "기계(Machine)",
          ["도감", "움직여 보기", "상태"],
        ],
      },
    },
    // A violation fails the story's test: of the pages that show much in `npm test`, of every story in `npm run verify`.
    a11y: { test: "error", options: CHECKED },
    viewport: {
      options: {
        phone: { name: "모바일, 390 px", styles: { width: "390px", height: "844px" } },
        desktop: { name: "PC, 1440 px", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  beforeEach: ({ parameters, tags, componentId, title, name }) => {
    // Stories share a page: where the one before scrolled to is not where this one begins.
    scrollTo(0, 0);
    // Two pages in one document have two of every landmark; each page has stories of its own that are checked.
    const isTwice = tags.includes(WIDTHS_TAG);
    const isLeftOut = share === "pages" && (!componentId.endsWith("-page") || SMALL.test(name));
    if (isTwice || isLeftOut) parameters.a11y = { test: "off" };
    else if (share === "pages" && contrasted.has(title))
      parameters.a11y = {
        ...(parameters.a11y as object),
        options: { ...CHECKED, rules: { "color-contrast": { enabled: false } } },
      };
    else contrasted.add(title);
  },
  // Before the a11y check, which comes last.
  afterEach: async () => {
    await pageSettled();
    // On a phone nothing is reached by scrolling sideways.
    if (view === "phone" && innerWidth === 390)
      await expect(document.documentElement.scrollWidth, "the page is wider than the phone").toBeLessThanOrEqual(390);
  },
  decorators: [
    (Story, { globals, tags }) => {
      document.documentElement.lang = "ko";
      document.documentElement.dataset.theme = globals.theme === "light" ? "light" : "dark";
      if (tags.includes(WIDTHS_TAG))
        return (
          <TwoFrames>
            <Story />
          </TwoFrames>
        );
      return (
        <div className="page-frame">
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
