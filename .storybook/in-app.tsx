import type { Decorator } from "@storybook/react-vite";
import { StoryApp, type StoryAppProps } from "./story-app.tsx";

export interface Place extends Omit<StoryAppProps, "children"> {
  /** Classes of a box around the story. */
  box?: string;
}

const path = ({ path: own }: { path?: unknown }) => (typeof own === "string" ? { path: own } : {});

/** Draws a story in the application. Its parameter `answers` adds to the answers that are given here, `path` takes the place of the path. */
export const inApp =
  ({ box, answers, ...app }: Place = {}): Decorator =>
  (Story, { parameters }) => (
    <StoryApp {...app} {...path(parameters)} answers={{ ...answers, ...(parameters["answers"] as object) }}>
      {box === undefined ? (
        <Story />
      ) : (
        <div className={box}>
          <Story />
        </div>
      )}
    </StoryApp>
  );

/** Draws a story in a box with these classes. */
export const inBox =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  );
