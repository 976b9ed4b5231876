// The free board: posts, their comments, and what stands in them.
import * as v from "valibot";
import { cleanLine, cleanText } from "../../../domain/common/plain-text.ts";
import { Bet } from "../sports/bets.ts";
import { Id } from "../common.ts";
import { FileName } from "../files.ts";
import { PageQuery, pageOf } from "../page.ts";

export const TITLE_LENGTH = 60;
export const POST_LENGTH = 5_000;
export const COMMENT_LENGTH = 500;
export const POST_BETS = 5;
export const POST_IMAGES = 4;

/** One line of plain text. */
export const lineOf = (maxLength: number, missing: string) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength * 4, `${maxLength}자 이하로 입력해주세요.`),
    v.transform(cleanLine),
    v.minLength(1, missing),
    v.maxLength(maxLength, `${maxLength}자 이하로 입력해주세요.`),
  );
/** Plain text with line breaks. */
export const linesOf = (maxLength: number, missing: string) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength * 4, `${maxLength.toLocaleString("ko-KR")}자 이하로 입력해주세요.`),
    v.transform(cleanText),
    v.minLength(1, missing),
    v.maxLength(maxLength, `${maxLength.toLocaleString("ko-KR")}자 이하로 입력해주세요.`),
  );

export const Title = lineOf(TITLE_LENGTH, "제목을 입력해주세요.");
const Contents = linesOf(POST_LENGTH, "내용을 입력해주세요.");

/** GET /api/free: the newest first. `text` is looked for in title, text and nickname. */
export const PostsQuery = v.strictObject({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  mine: v.optional(v.literal("true")),
  ...PageQuery,
});

const Writer = { nickname: v.string(), level: v.number(), isMine: v.boolean() };
const PostLine = v.object({
  id: v.string(),
  title: v.string(),
  ...Writer,
  createdAt: v.string(),
  views: v.number(),
  comments: v.number(),
  bets: v.number(),
  images: v.number(),
});
export type PostLine = v.InferOutput<typeof PostLine>;
/** `isCut`: older posts may match the text too, and are not counted. */
export const PostPage = v.object({ ...pageOf(PostLine).entries, isCut: v.boolean() });
export type PostPage = v.InferOutput<typeof PostPage>;

/** A bet as others see it: what was bet on, and the size of the amounts. */
export const AttachedBet = v.object({
  ...v.pick(Bet, ["id", "status", "acceptance", "price", "placedAt", "picks"]).entries,
  /** "5*,***" */
  stake: v.string(),
  payout: v.string(),
});
export type AttachedBet = v.InferOutput<typeof AttachedBet>;

/** GET /api/free/{id} */
export const Post = v.object({
  ...v.omit(PostLine, ["bets", "images"]).entries,
  contents: v.string(),
  editedAt: v.nullable(v.string()),
  bets: v.array(AttachedBet),
  images: v.array(v.object({ name: v.string(), width: v.number(), height: v.number() })),
});
export type Post = v.InferOutput<typeof Post>;

/** POST /api/free and PUT /api/free/{id}: a post is written whole. Bets are the writer's own. */
export const PostRequest = v.strictObject({
  title: Title,
  contents: Contents,
  bets: v.optional(v.pipe(v.array(Id), v.maxLength(POST_BETS, `베팅은 ${POST_BETS}개까지 첨부할 수 있습니다.`)), []),
  images: v.optional(
    v.pipe(v.array(FileName), v.maxLength(POST_IMAGES, `사진은 ${POST_IMAGES}장까지 첨부할 수 있습니다.`)),
    [],
  ),
});
export type PostRequest = v.InferOutput<typeof PostRequest>;
export const Written = v.object({ id: v.string() });

/** GET /api/free/{id}/comments: the oldest first. */
export const CommentsQuery = v.strictObject(PageQuery);
const Comment = v.object({
  id: v.string(),
  contents: v.string(),
  ...Writer,
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
});
export type Comment = v.InferOutput<typeof Comment>;
export const CommentPage = pageOf(Comment);
export type CommentPage = v.InferOutput<typeof CommentPage>;
export const CommentRequest = v.strictObject({ contents: linesOf(COMMENT_LENGTH, "댓글을 입력해주세요.") });
