import { useState, type ReactNode } from "react";
import type { PageActors } from "../../src/ui/app-context.ts";
import { StoryApp } from "../../.storybook/story-app.tsx";

/** The surroundings of a component in which this actor is the page's own; the other machines run as in any story. */
export function BoundApp({ name, actor, children }: { name: keyof PageActors; actor: unknown; children: ReactNode }) {
  const [answers] = useState({ "member/token": { token: null } });
  return (
    <StoryApp
      answers={answers}
      prepare={(app) => {
        app.actors[name]?.stop();
        Object.assign(app.actors, { [name]: actor });
      }}
    >
      {children}
    </StoryApp>
  );
}
