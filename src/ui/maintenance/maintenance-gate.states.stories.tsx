import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { maintenanceGateMachine } from "../../machines/maintenance-gate/maintenance-gate.machine.ts";
import { maintenanceGatePaths } from "../../machines/maintenance-gate/maintenance-gate.paths.ts";
import { sessionMachine } from "../../machines/session/session.machine.ts";
import { sessionPaths } from "../../machines/session/session.paths.ts";
import { HomePage } from "../home/home-page.tsx";
import { DefaultLayout } from "../layout/default-layout.tsx";
import { PageLoading } from "../layout/page-loading.tsx";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";

const meta = { title: "States/maintenance-gate" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(maintenanceGateMachine, maintenanceGatePaths, ({ actor: maintenanceGate }) => {
  const snapshot = maintenanceGate.getSnapshot();
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
      {snapshot.hasTag("blocked") ? (
        <PlainLayout>
          <MaintenancePage />
        </PlainLayout>
      ) : snapshot.hasTag("decided") ? (
        <DefaultLayout>
          <HomePage />
        </DefaultLayout>
      ) : (
        <PageLoading />
      )}
    </StoryApp>
  );
});

/** What the gate lets through is seen in its place. */
export const Idle = leaf("idle", { isUnseen: true });
export const Reading = leaf("reading", { isUnseen: true });
export const Allowed = leaf("allowed", { isUnseen: true, says: "오늘의 경기" });
export const Released = leaf("released", { isUnseen: true, says: "오늘의 경기" });
export const Blocked = leaf("blocked", { says: "점검 중" });
export const StoppedWaiting = leaf("stopped.waiting", { says: "점검 중" });
export const StoppedAsking = leaf("stopped.asking", { says: "점검 중" });
