import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import type { ActorRefFrom } from "xstate";
import { queryOf } from "../../../api/client/ask.ts";
import { approvalById, approvals, decideApproval } from "../../../api/contract/operator/approvals.endpoints.ts";
import type { Approval } from "../../../api/contract/operator/approvals.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { approvalMachine } from "../../../machines/approval/approval.machine.ts";
import type { ToldApproval } from "../../../machines/approval/approval.schema.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Fact } from "../joins/fact.tsx";
import { useReread } from "../use-reread.ts";
import { useStale } from "../use-stale.ts";
import { ShownFacts } from "./shown-facts.tsx";
import { subjectText } from "./subject-text.ts";
import { APPROVALS_TEXT as TEXT, MEASURE_NAMES } from "./text.ts";

const refusal = (id: string) =>
  commandOf(decideApproval, {
    name: `admin.approval.refuse.${id}`,
    schema: v.object({
      reason: v.pipe(v.string(), v.trim(), v.minLength(1, "사유를 입력해주세요."), v.maxLength(200)),
    }),
    input: ({ reason }) => ({ params: { id }, body: { decision: "refuse" as const, reason } }),
  });

/** What it came to; null while it waits. */
export function toldOf({ state, decidedBy, decisionReason, askedBy }: Approval): ToldApproval | null {
  if (state === "asked") return null;
  return { state, by: state === "withdrawn" ? askedBy : decidedBy, reason: decisionReason };
}

export function amountText({ measure, amount }: Pick<Approval, "measure" | "amount">): string {
  if (amount === null) return TEXT.none;
  return measure === "points" ? TEXT.points(addComma(amount)) : TEXT.won(addComma(amount));
}

export interface ApprovalPanelProps {
  actor: ActorRefFrom<typeof approvalMachine>;
  /** As the list has it: shown until it is read anew. */
  listed?: Approval;
}

/** The approval that is opened, in the state of its machine. */
export function ApprovalPanel({ actor, listed }: ApprovalPanelProps) {
  const { api } = useApp();
  const snapshot = useSelector(actor, (now) => now);
  const { picked, told } = snapshot.context;
  const id = picked?.id ?? "";
  const query = useQuery({
    ...queryOf(api, approvalById, { params: { id } }),
    ...useReread("approvals"),
    enabled: picked !== null,
    ...(listed?.id === id && { placeholderData: listed }),
  });
  const { data } = query;
  useEffect(() => {
    const now = data && data.id === actor.getSnapshot().context.picked?.id ? toldOf(data) : null;
    if (now) actor.send({ type: "approval.told", told: now });
  }, [actor, data]);
  // What the command came to is read with who decided it, and the list with it.
  const readAnew = useStale(approvals);
  return (
    <section aria-label={TEXT.asked} className="grid grid-cols-1 gap-3 text-sm empty:hidden">
      {picked !== null && (
        <>
          <QueryView query={query} lines={4}>
            {(found) => <ApprovalFacts found={found} />}
          </QueryView>
          {told !== null && (
            <output className={told.state === "approved" ? "font-semibold text-accent" : "font-semibold text-warn"}>
              {TEXT.result[told.state](told.by ?? TEXT.none, told.reason ?? TEXT.none)}
            </output>
          )}
          {snapshot.matches({ asked: "own" }) && <p className="text-muted">{TEXT.own}</p>}
          {snapshot.matches({ asked: "watched" }) && <p className="text-muted">{TEXT.noRight}</p>}
          {snapshot.matches({ asked: "refusing" }) && (
            <CommandForm
              key={id}
              command={refusal(id)}
              submitLabel={TEXT.refuse}
              cancel={{ label: TEXT.back, onCancel: () => actor.send({ type: "approval.back" }) }}
              onDone={readAnew}
            >
              <Field name="reason" label={TEXT.refuseReason} maxLength={200} autoComplete="off" />
            </CommandForm>
          )}
          <div className="flex flex-wrap items-start justify-end gap-2">
            {snapshot.hasTag("mayWithdraw") && (
              <CommandButton
                key={`withdraw ${id}`}
                name={`admin.approval.withdraw.${id}`}
                to={decideApproval}
                input={{ params: { id }, body: { decision: "withdraw" } }}
                label={TEXT.withdraw}
                onDone={readAnew}
              />
            )}
            {snapshot.hasTag("mayApprove") && (
              <>
                <Button onClick={() => actor.send({ type: "approval.refuse" })}>{TEXT.refuse}</Button>
                <div data-first-press>
                  <CommandButton
                    key={`approve ${id}`}
                    name={`admin.approval.approve.${id}`}
                    to={decideApproval}
                    input={{ params: { id }, body: { decision: "approve" } }}
                    label={TEXT.approve}
                    // What is approved stands above: nobody approves what is not read yet.
                    disabled={!data}
                    onDone={readAnew}
                  />
                </div>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Who asks for what, about whom, for how much and why. */
export function ApprovalFacts({ found }: { found: Approval }) {
  return (
    <div className="grid gap-3">
      <h2 className="font-bold">{found.title}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-3">
        <Fact label={TEXT.subject}>{found.subjects.map(subjectText).join(", ")}</Fact>
        <Fact label={TEXT.amount}>{amountText(found)}</Fact>
        <Fact label={TEXT.why}>{MEASURE_NAMES[found.measure]}</Fact>
        <Fact label={TEXT.askedBy}>{found.askedBy}</Fact>
        <Fact label={TEXT.askedAt}>{formatDateTime(found.askedAt)}</Fact>
        <Fact label={TEXT.expiresAt}>{formatDateTime(found.expiresAt)}</Fact>
        <Fact label={TEXT.reason} isWide>
          {found.reason || TEXT.none}
        </Fact>
      </dl>
      <div className="rounded-md border border-line p-2">
        <p className="pb-1 text-xs font-semibold text-muted">{TEXT.asked}</p>
        <ShownFacts shown={found.shown} />
      </div>
    </div>
  );
}
