import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import type { Post } from "../../../api/contract/community/board.ts";
import { postById, posts, removePost } from "../../../api/contract/community/board.endpoints.ts";
import { fileUrl } from "../../../api/queries/session/login.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { isMissing, NotFoundPage } from "../../frame/error/error-pages.tsx";
import { RemoveButton } from "../../frame/remove-button.tsx";
import { usePathId } from "../../frame/use-path-id.ts";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { FREE_TEXT as TEXT } from "./text.ts";

/** Below the text: they come after the first paint. */
const AttachedBet = lazy(() => import("./attached-bet.tsx").then((file) => ({ default: file.AttachedBet })));
const Comments = lazy(() => import("./comments.tsx").then((file) => ({ default: file.Comments })));

/** One post with its bets, images and comments. */
export function FreeViewPage() {
  const { api } = useApp();
  const id = usePathId();
  const query = useQuery(queryOf(api, postById, { params: { id } }));
  if (isMissing(query.error)) return <NotFoundPage reason={TEXT.missing} list={{ to: "/free", label: TEXT.toList }} />;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={titleOf("/free")}
        aside={
          <Link to="/free" className="text-sm text-accent underline">
            {TEXT.toList}
          </Link>
        }
      />
      <QueryView query={query} lines={6}>
        {(post) => (
          <div className="grid grid-cols-1 gap-3">
            <PostArticle post={post} />
            <Suspense fallback={<Skeleton lines={4} />}>
              <Comments postId={post.id} />
            </Suspense>
          </div>
        )}
      </QueryView>
    </div>
  );
}

function PostArticle({ post }: { post: Post }) {
  const { id, title, nickname, level, createdAt, editedAt, views, contents, images, bets, isMine } = post;
  return (
    <article aria-labelledby="post-title" className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="grid gap-1 border-b border-line px-3 py-2">
        <h2 id="post-title" className="text-lg font-bold break-words">
          {title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted tabular-nums">
          <LevelIcon level={level} size={18} />
          <span className="font-semibold text-ink">{nickname}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {editedAt && <span>{TEXT.edited}</span>}
          <span>{TEXT.viewsOf(addComma(views))}</span>
        </p>
      </header>
      <div className="grid gap-3 px-3 py-3">
        <p className="text-sm leading-relaxed break-words whitespace-pre-line">{contents}</p>
        {images.map(({ name, width, height }, index) => (
          <img
            key={name}
            src={fileUrl(name)}
            alt={TEXT.image(index + 1)}
            width={width}
            height={height}
            loading="lazy"
            className="h-auto max-w-full justify-self-start rounded-md"
          />
        ))}
        {bets.length > 0 && (
          <section aria-label={TEXT.attached} className="grid gap-2">
            <h3 className="text-xs font-semibold text-muted">{TEXT.attached}</h3>
            <Suspense fallback={<Skeleton lines={bets.length} lineClassName="h-20" />}>
              {bets.map((bet) => (
                <AttachedBet key={bet.id} bet={bet} />
              ))}
            </Suspense>
          </section>
        )}
        {isMine && <OwnActions id={id} />}
      </div>
    </article>
  );
}

function OwnActions({ id }: { id: string }) {
  return (
    <div className="flex justify-end gap-2">
      <Link
        to="/free/write"
        search={{ post: id } as never}
        className="grid h-7 place-items-center rounded-md border border-edge bg-raised px-2.5 text-xs font-semibold hover:bg-hover"
      >
        {TEXT.edit}
      </Link>
      <RemoveButton
        name={`post.remove.${id}`}
        to={removePost}
        input={{ params: { id } }}
        list="/free"
        queryKey={keyOf(posts)}
        text={TEXT}
      />
    </div>
  );
}
