import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { postQuery } from "../../../api/queries/board.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { isMissing, Missing } from "../../frame/missing.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { FREE_TEXT as TEXT } from "./text.ts";

const PostForm = lazy(() => import("./post-form.tsx").then((file) => ({ default: file.PostForm })));
const readFilters = filtersOf({ post: textFilter(64) });

/** A new post, or with `?post={id}` an own one to be edited. */
export function FreeWritePage() {
  const { post } = readFilters(useSearch({ strict: false }));
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
      <div className="rounded-lg border border-line bg-surface p-3">
        {post === undefined ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <PostForm />
          </Suspense>
        ) : (
          <EditedPost id={post} />
        )}
      </div>
    </div>
  );
}

function EditedPost({ id }: { id: string }) {
  const { api } = useApp();
  const query = useQuery(postQuery(api, id));
  if (isMissing(query.error)) return <Missing title={TEXT.missing} to="/free" label={TEXT.toList} />;
  return (
    <QueryView query={query} isEmpty={() => false} lines={6}>
      {(post) =>
        post.isMine ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <PostForm key={post.id} post={post} />
          </Suspense>
        ) : (
          <Missing title={TEXT.notMine} to={`/free/view/${id}`} label={post.title} />
        )
      }
    </QueryView>
  );
}
