import { Link, useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy } from "react";
import { useApp } from "../../app-context.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Icon, type IconName } from "../../primitives/icon.tsx";
import { FramePart } from "../error/part-boundary.tsx";
import { withTime } from "./menu-link.tsx";
import { BAR_TEXT } from "./bar-text.ts";

const COUNTS = {
  live: lazy(() => import("./bar-counts.tsx").then((file) => ({ default: file.RunningCount }))),
  bets: lazy(() => import("./bar-counts.tsx").then((file) => ({ default: file.OpenBetsCount }))),
};

const TAB = "relative flex h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-semibold";

interface Tab {
  name: "home" | "sports" | "live" | "bets";
  to: string;
  icon: IconName;
  hasTime?: true;
  /** The pages on which it is the current one. */
  pages: RegExp;
}

const TABS: readonly Tab[] = [
  { name: "home", to: "/", icon: "home", pages: /^\/$/ },
  {
    name: "sports",
    to: "/korea/cross",
    icon: "ball",
    hasTime: true,
    pages: /^\/(?:korea\/(?!live)|europe)/,
  },
  { name: "live", to: "/korea/live", icon: "live", hasTime: true, pages: /^\/(?:korea\/live|inplay|livetv)/ },
  { name: "bets", to: "/bet_result", icon: "history", pages: /^\/bet_result/ },
];

/** What a member uses daily, at the thumb: below the width at which the slip stands beside a list. */
export function BottomBar() {
  const { dialogs } = useApp().actors;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isDrawerOpen = useSelector(dialogs, ({ context }) => context.menu === "drawer");
  return (
    <nav
      id="bottom-bar"
      aria-label={BAR_TEXT.label}
      className="sticky bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {TABS.map(({ name, to, icon, hasTime, pages }) => {
          const isCurrent = pages.test(path);
          const Count = name === "live" || name === "bets" ? COUNTS[name] : null;
          return (
            <li key={name}>
              <Link
                to={to}
                {...(hasTime && { search: withTime as never })}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(TAB, isCurrent ? "text-accent" : "text-muted")}
              >
                <Icon name={icon} size={20} />
                {BAR_TEXT.tabs[name]}
                {Count && (
                  <FramePart>
                    <Count />
                  </FramePart>
                )}
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            aria-label={BAR_TEXT.openAll}
            aria-expanded={isDrawerOpen}
            onClick={() => dialogs.send({ type: "menu.toggle", name: "drawer" })}
            className={classNames(TAB, isDrawerOpen ? "text-accent" : "text-muted")}
          >
            <Icon name="menu" size={20} />
            {BAR_TEXT.tabs.all}
          </button>
        </li>
      </ul>
    </nav>
  );
}
