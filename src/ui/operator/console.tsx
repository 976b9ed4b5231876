import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode } from "react";
import { sectionOf } from "../../domain/frame/pages/sections.ts";
import { LatePart } from "../frame/error/late-part.tsx";
import { PageHeading } from "../primitives/page-heading.tsx";
import { Allowed } from "./allowed.tsx";
import { WaitingBell } from "./bell/waiting-bell.tsx";
import { ConsoleGroups } from "./menu/console-groups.tsx";
import { useConsoleGroups } from "./menu/use-console-groups.ts";
import { StaffArea } from "./staff/staff-area.tsx";
import { OPERATOR_TEXT } from "./text.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const StopAll = lazy(() => import("./live/stop-all.tsx").then((file) => ({ default: file.StopAll })));

/** The frame of the operator's sections: the menu of groups at the left, a drawer on a phone, and the section beside it. */
export function Console({ children }: { children: ReactNode }) {
  const groups = useConsoleGroups();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = sectionOf(path);
  return (
    <div className="flex items-start gap-4">
      <nav
        aria-label={OPERATOR_TEXT.tabs}
        className="sticky top-15 hidden max-h-[calc(100dvh-4.5rem)] w-52 shrink-0 overflow-y-auto rounded-lg border border-line bg-surface p-1 desktop:block"
      >
        <ConsoleGroups groups={groups} />
      </nav>
      <div className="min-w-0 flex-1">
        {/* Each section is a page of its own to a screen reader: its name takes the focus. */}
        <PageHeading key={path} title={section?.title ?? OPERATOR_TEXT.title} aside={<WaitingBell groups={groups} />} />
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
