import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { sectionOf } from "../../domain/frame/pages/sections.ts";
import { LatePart } from "../frame/error/late-part.tsx";
import { FramePart } from "../frame/error/part-boundary.tsx";
import { PageHeading } from "../primitives/page-heading.tsx";
import { Allowed } from "./allowed.tsx";
import { StaffArea } from "./staff/staff-area.tsx";
import { OPERATOR_TEXT } from "./text.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

// The menu keeps its width, and the section is there before it: their code is not waited for.
const ConsoleMenu = lazy(() => import("./menu/console-menu.tsx").then((file) => ({ default: file.ConsoleMenu })));
const ConsoleBell = lazy(() => import("./bell/waiting-bell.tsx").then((file) => ({ default: file.ConsoleBell })));
const StopAll = lazy(() => import("./live/stop-all.tsx").then((file) => ({ default: file.StopAll })));

/** The frame of the operator's sections: the menu of groups at the left, a drawer on a phone, and the section beside it. */
export function Console({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = sectionOf(path);
  return (
    <div className="flex items-start gap-4">
      <nav
        aria-label={OPERATOR_TEXT.tabs}
        className="sticky top-15 hidden max-h-[calc(100dvh-4.5rem)] w-52 shrink-0 overflow-y-auto rounded-lg border border-line bg-surface p-1 desktop:block"
      >
        <Suspense>
          <ConsoleMenu />
        </Suspense>
      </nav>
      <div className="min-w-0 flex-1">
        {/* Each section is a page of its own to a screen reader: its name takes the focus. */}
        <PageHeading
          key={path}
          title={section?.title ?? OPERATOR_TEXT.title}
          aside={
            <FramePart fallback={<span className="h-8" />}>
              <ConsoleBell />
            </FramePart>
          }
        />
        <StaffArea>
          {section?.group === "트레이딩" && (
            <Allowed right="live.hold">
              <LatePart>
                <StopAll />
              </LatePart>
            </Allowed>
          )}
          <UnsavedGuard>{children}</UnsavedGuard>
        </StaffArea>
      </div>
    </div>
  );
}
