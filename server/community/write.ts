// Writing on the free board: who may, how often, and what a post refers to.
import { and, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import type { PostRequest } from "../../src/api/contract/community/board.ts";
import { formatDateTime } from "../../src/domain/common/format.ts";
import type { Counter } from "../session/attempts.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { bet, file, post, postBet, postComment, postImage, writingBan } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { isShown } from "./board.ts";

const TEN_MINUTES_MS = 600_000;
const perTenMinutes = (name: string, max: number): Counter[] => [{ name, max, windowMs: TEN_MINUTES_MS }];
export const postCounters = (memberId: string) => perTenMinutes(`post:${memberId}`, 5);
export const commentCounters = (memberId: string) => perTenMinutes(`comment:${memberId}`, 20);
/** Of posts and comments together. */
export const editCounters = (memberId: string) => perTenMinutes(`edit:${memberId}`, 20);

/** Throws ApiError forbidden, with the end and the reason, while the member may not write. */
export async function refuseBanned(db: Queryable, clock: Clock, memberId: string): Promise<void> {
  const runs = or(isNull(writingBan.endsAt), gt(writingBan.endsAt, dateNow(clock)));
  const [ban] = await db
    .select()
    .from(writingBan)
    .where(and(eq(writingBan.memberId, memberId), runs));
  if (!ban) return;
  const until = ban.endsAt ? `${formatDateTime(ban.endsAt)}까지 ` : "";
  throw new ApiError("forbidden", `${until}글쓰기가 정지되었습니다. 사유: ${ban.reason}`);
}

/** Adds a post without what it refers to, and returns its id. Throws ApiError forbidden while the member may not write. */
export async function addPost(
  tx: Tx,
  clock: Clock,
  memberId: string,
  { title, contents }: Pick<PostRequest, "title" | "contents">,
): Promise<string> {
  await refuseBanned(tx, clock, memberId);
  const id = newId();
  await tx.insert(post).values({ id, memberId, title, contents, createdAt: dateNow(clock) });
  return id;
}

/** Adds a comment and returns its id. Throws ApiError forbidden, and not_found for a post that is not shown. */
export async function addComment(
  tx: Tx,
  clock: Clock,
  { postId, memberId, contents }: { postId: string; memberId: string; contents: string },
): Promise<string> {
  await refuseBanned(tx, clock, memberId);
  if ((await tx.$count(post, and(eq(post.id, postId), isShown))) === 0) throw new ApiError("not_found");
  const id = newId();
  await tx.insert(postComment).values({ id, postId, memberId, contents, createdAt: dateNow(clock) });
  return id;
}

/** A change that met no row: what was asked for is not there, or is not the member's own. */
export function refuseMissing(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new ApiError("not_found");
}

function problem(path: string, message: string): ApiError {
  return new ApiError("bad_request", message, { problems: [{ path, message }] });
}

/** Writes what a post refers to in place of what it referred to before. Throws ApiError bad_request for what is not the writer's. */
export async function attach(
  tx: Tx,
  clock: Clock,
  { postId, memberId }: { postId: string; memberId: string },
  { bets, images }: Pick<PostRequest, "bets" | "images">,
): Promise<void> {
  const betIds = [...new Set(bets)];
  const names = [...new Set(images)];
  const own = and(inArray(bet.id, betIds), eq(bet.memberId, memberId), ne(bet.acceptance, "refused"));
  if (betIds.length > 0 && (await tx.$count(bet, own)) !== betIds.length)
    throw problem("bets", "첨부할 수 없는 베팅이 있습니다.");
  const uploads = and(inArray(file.name, names), eq(file.ownerId, memberId));
  if (names.length > 0 && (await tx.$count(file, uploads)) !== names.length)
    throw problem("images", "첨부할 수 없는 사진이 있습니다. 다시 올려주세요.");
  await tx.delete(postBet).where(eq(postBet.postId, postId));
  await tx.delete(postImage).where(eq(postImage.postId, postId));
  if (betIds.length > 0)
    await tx.insert(postBet).values(betIds.map((betId, position) => ({ postId, position, betId })));
  if (names.length === 0) return;
  await tx.insert(postImage).values(names.map((name, position) => ({ postId, position, name })));
  await tx
    .update(file)
    .set({ keptAt: dateNow(clock) })
    .where(uploads);
}
