// Asks a second operator: the command is kept as it was sent, and runs when one approves. Decisions, rule 44.
import { and, eq } from "drizzle-orm";
import { expiryOf } from "../../../src/domain/operator/four-eyes.ts";
import { requestHash } from "../../commands/request-hash.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { approval } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { withoutSecrets } from "../audit-log/without-secrets.ts";
import { ruleOf } from "./doors.ts";
import { keptDoor } from "./kept-doors.ts";
import { readTerms } from "./terms.ts";
import { type KeptCall, versionOf, type Weighed } from "./weigh.ts";

export interface AskedApproval {
  /** The call that is kept: method and path of an endpoint. */
  kind: string;
  /** What it is about: `member:member01`. */
  subject: string | readonly string[];
  /** What it is called with. */
  payload: Pick<KeptCall, "params" | "query" | "body">;
  /** The member id of who asks. */
  askedBy: string;
  reason: string;
  /** How it was weighed; left out, it is weighed here. */
  weighed?: Weighed;
}

/** Keeps the command and returns the approval's id. The same command of the same person waits once. */
export async function askApproval(tx: Tx, context: ServerContext, asked: AskedApproval): Promise<string> {
  const { kind, payload, askedBy, reason } = asked;
  const weighed = asked.weighed ?? (await ruleOf(kind)?.(tx, context, { ...payload, by: askedBy } as never))?.[0];
  const hash = requestHash(context.secret, { kind, ...payload });
  const isAsked = and(eq(approval.askedBy, askedBy), eq(approval.requestHash, hash), eq(approval.state, "asked"));
  const [same] = await tx.select({ id: approval.id }).from(approval).where(isAsked);
  if (same) return same.id;
  const id = newId();
  const now = context.clock.now();
  await tx.insert(approval).values({
    id,
    call: kind,
    title: keptDoor(context, kind)?.title ?? kind,
    subjects: [...new Set([asked.subject].flat())],
    version: weighed?.version ?? versionOf(null),
    sealed: context.vault.box("approval").seal(JSON.stringify(payload), id),
    requestHash: hash,
    shown: withoutSecrets(payload) as Record<string, unknown>,
    measure: weighed?.measure ?? "always",
    amount: weighed?.amount ?? null,
    reason,
    askedBy,
    askedAt: new Date(now),
    expiresAt: new Date(expiryOf(now, await readTerms(tx))),
  });
  return id;
}
