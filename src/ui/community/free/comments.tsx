import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { keyOf } from "../../../api/client/ask.ts";
import type { Comment } from "../../../api/contract/community/board.ts";
import { removeComment } from "../../../api/contract/community/board-comments.endpoints.ts";
import { posts } from "../../../api/contract/community/board.endpoints.ts";
import { commentsQuery } from "../../../api/queries/community/board.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { LateCommandButton } from "../../frame/form/late-command-button.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { FREE_TEXT as TEXT } from "./text.ts";

const CommentForm = lazy(() => import("./comment-form.tsx").then((file) => ({ default: file.CommentForm })));
const readFilters = filtersOf({});

/** The comments of a post, the oldest first, and the form for another one. */
export function Comments({ postId }: { postId: string }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(commentsQuery(api, postId, filters.page ?? 1));
  const count = query.data?.totalCount;
  return (
    <Panel
      title={TEXT.comments}
      aside={count !== undefined && <span className="text-xs text-muted">{TEXT.commentsOf(count)}</span>}
    >
      <QueryView query={query} empty={<EmptyState title={TEXT.noComments} />} lines={3}>
        {(page) => (
          <>
            <ul>
              {page.items.map((comment) => (
                <CommentRow key={comment.id} postId={postId} comment={comment} />
              ))}
            </ul>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
      <div className="border-t border-line p-3">
        <Suspense fallback={<Skeleton lines={2} />}>
          <CommentForm postId={postId} />
        </Suspense>
      </div>
    </Panel>
  );
}

function CommentRow({ postId, comment }: { postId: string; comment: Comment }) {
  const queryClient = useQueryClient();
  const [isEdited, setEdited] = useState(false);
  const { id, nickname, level, createdAt, editedAt, contents, isMine } = comment;
  return (
    <li data-comment={id} className="grid gap-1 border-b border-line px-3 py-2 text-sm last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-2 text-xs text-muted tabular-nums">
        <LevelIcon level={level} size={16} />
        <span className="font-semibold text-ink">{nickname}</span>
        <time dateTime={createdAt}>{formatShortDateTime(createdAt)}</time>
        {editedAt && <span>{TEXT.edited}</span>}
        {isMine && !isEdited && (
          <div className="ml-auto flex gap-1">
            <Button size="sm" look="ghost" onClick={() => setEdited(true)}>
              {TEXT.edit}
            </Button>
            <LateCommandButton
              name={`comment.remove.${id}`}
              to={removeComment}
              input={{ params: { id } }}
              label={TEXT.remove}
              look="ghost"
              size="sm"
              question={{
                title: TEXT.removeComment,
                message: TEXT.removeCommentAsk,
                confirmLabel: TEXT.remove,
                cancelLabel: TEXT.cancel,
              }}
              onDone={() => void queryClient.invalidateQueries({ queryKey: keyOf(posts) })}
            />
          </div>
        )}
      </div>
      {isEdited ? (
        <Suspense fallback={<Skeleton lines={2} />}>
          <CommentForm postId={postId} comment={comment} onClose={() => setEdited(false)} />
        </Suspense>
      ) : (
        <p className="break-words whitespace-pre-line">{contents}</p>
      )}
    </li>
  );
}
