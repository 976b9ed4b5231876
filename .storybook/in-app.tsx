import type { Decorator } from "@storybook/react-vite";
import { StoryApp, type StoryAppProps } from "./story-app.tsx";

export interface Place extends Omit<StoryAppProps, "children"> {
  /** Classes of a box around the story. */
  box?: string;
}

/** Draws a story in the application. Its parameter `answers` adds to the answers that are given here. */
export const inApp =
  ({ box, answers, ...app }: Place = {}): Decorator =>
  (Story, { parameters }) => (
    <StoryApp {...app} answers={{ ...answers, ...(parameters["answers"] as object) }}>
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
