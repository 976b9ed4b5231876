import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useApp } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { ThemeToggle } from "./view-toggles.tsx";

/** The frame of the pages before a login and during maintenance: one thing in the middle. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const { session } = useApp().actors;
  const state = useSelector(session, (snapshot) => stateText(snapshot.value));
  return (
    <div data-machine="session" data-state={state} className="flex min-h-dvh flex-col">
      <div className="flex justify-end p-2">
        <ThemeToggle />
      </div>
      <main id="main" className="grid flex-1 place-items-center px-4 pb-16">
        {children}
      </main>
    </div>
  );
}
