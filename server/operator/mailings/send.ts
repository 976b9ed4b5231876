// Messages of operators to members: to whom, and as one mailing, whose text is kept.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { MessageRequest } from "../../../src/api/contract/operator/mailings.ts";
import { accountKind } from "../../../src/domain/session/account.ts";
import { memberByUserId } from "../../account/members.ts";
import { type Clock, dateNow } from "../../clock.ts";
import { plainText, sanitizeContents } from "../../community/sanitize.ts";
import type { Tx } from "../../db/open.ts";
import { mailing, member, message } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { ownBranch } from "../agents/tree.ts";

/** Rows of one INSERT, which takes at most 65,535 parameters. */
const CHUNK = 1_000;

type Audience = Pick<typeof mailing.$inferInsert, "audience" | "audienceOf"> & { ids: string[] };

/** Returns the ids of the receivers. Throws ApiError not_found for an unknown member. */
export async function sendMailing(tx: Tx, clock: Clock, sentBy: string, written: MessageRequest): Promise<string[]> {
  const { ids, ...audience } = await audienceOf(tx, written);
  const title = plainText(written.title);
  const contents = sanitizeContents(written.contents);
  const sentAt = dateNow(clock);
  const mailingId = newId();
  await tx.insert(mailing).values({ id: mailingId, sentAt, sentBy, title, contents, ...audience, sent: ids.length });
  for (let from = 0; from < ids.length; from += CHUNK)
    await tx
      .insert(message)
      .values(
        ids
          .slice(from, from + CHUNK)
          .map((memberId) => ({ id: newId(), memberId, title, contents, sentAt, mailingId })),
      );
  return ids;
}

/** Throws ApiError not_found for an unknown member, and bad_request for unknown ones of several and without an audience. */
async function audienceOf(tx: Tx, { userId, userIds, level, agent }: MessageRequest): Promise<Audience> {
  if ([userId, userIds, level, agent].filter((one) => one !== undefined).length !== 1)
    throw noReceiver("userIds", "받는 사람을 하나만 정해주세요.");
  if (userId !== undefined && userId !== "all") {
    const { id } = await memberByUserId(tx, userId);
    return { audience: "named", audienceOf: [userId], ids: [id] };
  }
  if (userIds !== undefined) return namedMembers(tx, [...new Set(userIds)]);
  if (agent !== undefined) return membersBelow(tx, agent);
  const ofLevel = level === undefined ? undefined : eq(member.level, level);
  const rows = await tx.select().from(member).where(ofLevel);
  const ids = rows.filter((row) => accountKind(row) === "member").map(({ id }) => id);
  return level === undefined
    ? { audience: "all", audienceOf: [], ids }
    : { audience: "level", audienceOf: [String(level)], ids };
}

async function namedMembers(tx: Tx, names: string[]): Promise<Audience> {
  const columns = { id: member.id, userId: member.userId };
  const rows = await tx.select(columns).from(member).where(inArray(member.userId, names));
  const missing = names.filter((name) => rows.every((row) => row.userId !== name));
  if (missing.length > 0) throw noReceiver("userIds", `없는 아이디입니다: ${missing.slice(0, 5).join(", ")}`);
  return { audience: "named", audienceOf: names, ids: rows.map(({ id }) => id) };
}

/** The members of a manager or an agent, and of those below. */
async function membersBelow(tx: Tx, agent: string): Promise<Audience> {
  const [head] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.userId, agent), eq(member.type, 2), sql`${member.roles} <> '{}'`));
  if (!head) throw noReceiver("agent", "총판이나 에이전트의 아이디가 아닙니다.");
  const rows = await tx
    .select()
    .from(member)
    .where(inArray(member.recommenderId, await ownBranch(tx, head.id)));
  const ids = rows.filter((row) => accountKind(row) === "member").map(({ id }) => id);
  return { audience: "agent", audienceOf: [agent], ids };
}

function noReceiver(path: "userIds" | "agent", text: string): ApiError {
  return new ApiError("bad_request", text, { problems: [{ path, message: text }] });
}
