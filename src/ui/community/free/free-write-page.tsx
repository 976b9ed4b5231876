import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { Post } from "../../../api/contract/community/board.ts";
import { postById } from "../../../api/contract/community/board.endpoints.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { isMissing, NotFoundPage } from "../../frame/error/error-pages.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { FREE_TEXT as TEXT } from "./text.ts";

const PostForm = lazy(() => import("./post-form.tsx").then((file) => ({ default: file.PostForm })));
const readFilters = filtersOf({ post: textFilter(64) });

/** A new post, or with `?post={id}` an own one to be edited. */
export function FreeWritePage() {
  const { post } = readFilters(useSearch({ strict: false }));
  if (post !== undefined) return <EditedPost id={post} />;
  return (
    <WriteFrame>
      <LatePostForm />
    </WriteFrame>
  );
}

function WriteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={titleOf("/free/write")}
        aside={
          <Link to="/free" className="text-sm text-accent underline">
            {TEXT.toList}
          </Link>
        }
      />
      <div className="rounded-lg border border-line bg-surface p-3">{children}</div>
    </div>
  );
}

function EditedPost({ id }: { id: string }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, postById, { params: { id } }));
  if (isMissing(query.error)) return <NotFoundPage reason={TEXT.missing} list={{ to: "/free", label: TEXT.toList }} />;
  return (
    <WriteFrame>
      <QueryView query={query} lines={6}>
        {(post) =>
          post.isMine ? (
            <LatePostForm key={post.id} post={post} />
          ) : (
            <EmptyState title={TEXT.notMine}>
              <Link to={`/free/view/${id}` as string} className="text-accent underline">
                {post.title}
              </Link>
            </EmptyState>
          )
        }
      </QueryView>
    </WriteFrame>
  );
}

function LatePostForm({ post }: { post?: Post }) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <PostForm {...(post && { post })} />
    </Suspense>
  );
}
