import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { sessionMachine } from "../src/machines/session/session.machine.ts";
import { sessionPaths } from "../src/machines/session/session.paths.ts";
import { useApp, type RootActors } from "../src/ui/app-context.ts";
import { HomePage } from "../src/ui/frame/home/home-page.tsx";
import { DefaultLayout } from "../src/ui/frame/layout/default-layout.tsx";
import { PageLoading } from "../src/ui/frame/layout/page-loading.tsx";
import { PlainLayout } from "../src/ui/frame/layout/plain-layout.tsx";
import { MaintenancePage } from "../src/ui/frame/maintenance/maintenance-page.tsx";
import { frozenActor } from "./frozen.tsx";
import { StoryApp } from "./story-app.tsx";

/** The maintenance's page, or what the gate lets through in its place. */
export function MaintenanceGateFace({
  actor: maintenanceGate,
  children,
}: {
  actor: RootActors["maintenanceGate"];
  children?: ReactNode;
}) {
  return (
    <StoryApp
      answers={{ popup: [] }}
      prepare={({ actors }) =>
        Object.assign(actors, {
          maintenanceGate,
          session: frozenActor(sessionMachine, sessionPaths, "loggedIn.connection.online.waiting"),
        })
      }
    >
      <GatedPage />
      {children}
    </StoryApp>
  );
}

function GatedPage() {
  const { maintenanceGate } = useApp().actors;
  const isBlocked = useSelector(maintenanceGate, (snapshot) => snapshot.hasTag("blocked"));
  const isDecided = useSelector(maintenanceGate, (snapshot) => snapshot.hasTag("decided"));
  if (isBlocked)
    return (
      <PlainLayout>
        <MaintenancePage />
      </PlainLayout>
    );
  if (!isDecided) return <PageLoading />;
  return (
    <DefaultLayout>
      <HomePage />
    </DefaultLayout>
  );
}
