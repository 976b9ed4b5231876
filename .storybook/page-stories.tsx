// Makes the stories of a page from one description. docs/decisions/stories.md.
import type { StoryObj } from "@storybook/react-vite";
import type { FunctionComponent, ReactElement } from "react";
import { expect, waitFor } from "storybook/test";
import { bothWidths } from "./both-widths.tsx";
import { pageSettled } from "./settled.ts";
import { StoryApp, type StoryAppProps } from "./story-app.tsx";
import { failure, type StoryAnswers } from "./story-data.ts";

type Play = NonNullable<StoryObj["play"]>;

interface PageStory {
  path?: string;
  /** In place of those of the page. */
  answers?: StoryAnswers;
  prepare?: StoryAppProps["prepare"];
  play?: Play;
  /** Draws parts of the page alone. */
  render?: () => ReactElement;
  view?: "phone" | "light";
  /** `long`: left to `npm run verify`. The index reads them, so they are written out. */
  tags?: readonly string[];
}

interface PageDescription extends Omit<PageStory, "tags"> {
  /** Its place in the tree of stories; the file's exports are written with it. */
  title: string;
  /** Where the page asks for nothing at once: no `Loading` and no `Failed`. */
  asksNothing?: true;
  /** Answers of a page that has nothing to show: makes the story `Empty`. */
  empty?: StoryAnswers;
  /** More stories; one with the name of a story that the kit makes takes its place. */
  stories?: Readonly<Record<string, PageStory | Play>>;
}

const stateOnPage = (state: string) => document.querySelector(`[data-state="${state}"]`);
const shows =
  (state: string): Play =>
  () =>
    waitFor(() => expect(stateOnPage(state), `nothing on the page says ${state}`).not.toBeNull());
const hasNotFailed: Play = async () => {
  await pageSettled();
  await expect(stateOnPage("failed"), "a part of the page failed").toBeNull();
};

const VIEWS = {
  phone: { viewport: { value: "phone", isRotated: false } },
  light: { theme: "light" },
};

/**
 * Stories `Filled`, `Loading` and `Failed` of a page, `Empty` where it says what is empty, those that it adds, and
 * `BothWidths`. A file exports the call as its default; `.storybook/written-out.ts` writes the exports of it.
 */
export function pageStories(Page: FunctionComponent, { empty, stories = {}, ...filled }: PageDescription) {
  const { answers = {} } = filled;
  const every = (answer: unknown) => Object.fromEntries(Object.keys(answers).map((path) => [path, answer]));
  const made: Record<string, PageStory | Play> = {
    Filled: { ...filled, play: filled.play ?? hasNotFailed },
    Empty: { answers: empty ?? {}, play: hasNotFailed },
    Loading: { answers: every("pending"), play: shows("loading") },
    Failed: { answers: every(failure), play: shows("failed") },
    ...stories,
  };
  const write = (one: PageStory | Play): StoryObj => {
    const {
      path = filled.path,
      prepare = filled.prepare,
      play,
      view,
      ...own
    } = typeof one === "function" ? { play: one } : one;
    const isConsole = path?.startsWith("/admin") === true;
    const Drawn = own.render ?? filled.render ?? Page;
    const render = () => (
      <StoryApp
        answers={{ ...answers, ...own.answers }}
        {...(path !== undefined && { path })}
        {...(prepare && { prepare })}
      >
        {isConsole ? (
          <main>
            <h1 className="sr-only">관리자</h1>
            <Drawn />
          </main>
        ) : (
          <Drawn />
        )}
      </StoryApp>
    );
    return { render, ...(play && { play }), ...(view && { globals: VIEWS[view] }) };
  };
  const written = Object.fromEntries(Object.entries(made).map(([name, one]) => [name, write(one)]));
  return {
    meta: { beforeEach: () => sessionStorage.clear() },
    stories: { ...written, BothWidths: bothWidths(write(filled)) },
  };
}
