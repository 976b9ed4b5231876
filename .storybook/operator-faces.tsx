// Faces of machines of the operator's pages, bound to an actor that is given.
import type { ComponentProps, ReactNode } from "react";
import { actOnMoneyRequests, allMoneyRequests } from "../src/api/contract/operator/money.endpoints.ts";
import type { Leased } from "../src/domain/wallet/leases.ts";
import { ApprovalPanel } from "../src/ui/operator/approvals/approval-panel.tsx";
import { APPROVAL_ANSWERS } from "../src/ui/operator/approvals/approval-samples.ts";
import { ImportOf } from "../src/ui/operator/import/import-page.tsx";
import { CancellationOf } from "../src/ui/operator/live/cancel-panel.tsx";
import { LIVE_ANSWERS } from "../src/ui/operator/live/live-samples.ts";
import { PopupFormOf } from "../src/ui/operator/popups/popup-form.tsx";
import { QueueOf } from "../src/ui/operator/requests/leased-queue.tsx";
import { GuardedForms } from "../src/ui/operator/unsaved-guard.tsx";
import { TextField } from "../src/ui/primitives/text-field.tsx";
import { StoryApp } from "./story-app.tsx";
import { samplePopup } from "../src/machines/popup-editing/popup-editing.samples.ts";

interface FaceOf<Actor> {
  actor: Actor;
  children?: ReactNode;
}

export function BetCancellationFace({ actor, children }: FaceOf<ComponentProps<typeof CancellationOf>["actor"]>) {
  return (
    <StoryApp path="/" answers={LIVE_ANSWERS}>
      <CancellationOf actor={actor} fixtureId="f1" />
      {children}
    </StoryApp>
  );
}

export function ApprovalFace({ actor, children }: FaceOf<ComponentProps<typeof ApprovalPanel>["actor"]>) {
  return (
    <StoryApp path="/" answers={APPROVAL_ANSWERS}>
      <ApprovalPanel actor={actor} />
      {children}
    </StoryApp>
  );
}

export function FixtureImportFace({ actor, children }: FaceOf<ComponentProps<typeof ImportOf>["actor"]>) {
  return (
    <StoryApp path="/admin/import" answers={APPROVAL_ANSWERS}>
      <ImportOf actor={actor} />
      {children}
    </StoryApp>
  );
}

export function PopupEditingFace({ actor, children }: FaceOf<ComponentProps<typeof PopupFormOf>["actor"]>) {
  const { id, position, version, state: _state, ...popup } = samplePopup;
  return (
    <StoryApp path="/admin/popups" answers={{}}>
      <PopupFormOf actor={actor} id={id} popup={popup} position={position} version={version} onDone={() => {}} />
      {children}
    </StoryApp>
  );
}

/** Stands in the queue's form. */
export const QUEUE_FORM = "처리 양식";
const rows: Leased[] = [{ id: "a", userId: "member01", lease: { isMine: true } }];
const query = {
  data: { items: rows, page: 1, pageCount: 1 },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => {},
};

export function LeasedQueueFace({ actor, children }: FaceOf<ComponentProps<typeof QueueOf>["queue"]>) {
  return (
    <StoryApp path="/" answers={{}}>
      <QueueOf<Leased, "approve">
        queue={actor}
        label="신청"
        query={query}
        stale={[allMoneyRequests]}
        to={actOnMoneyRequests}
        empty="없습니다."
        columns={[{ id: "member", header: "회원", value: ({ userId }) => userId }]}
        canAct={() => true}
        actions={[{ name: "approve", label: "승인", look: "primary" }]}
        renderForm={() => <p>{QUEUE_FORM}</p>}
      />
      {children}
    </StoryApp>
  );
}

/** The guard shows nothing of its own: the form below it stands in every state. */
export function LeaveGuardFace({ actor, children }: FaceOf<ComponentProps<typeof GuardedForms>["guard"]>) {
  return (
    <GuardedForms guard={actor}>
      <TextField label="내용" />
      {children}
    </GuardedForms>
  );
}
