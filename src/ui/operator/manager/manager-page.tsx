import { useQuery } from "@tanstack/react-query";
import { managerMembersQuery } from "../../../api/queries/manager.ts";
import { useApp } from "../../app-context.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { MembersTable } from "./members-table.tsx";
import { MANAGER_TEXT } from "./text.ts";

/** The manager's own members and what they bet. */
export function ManagerPage() {
  const { api } = useApp();
  const query = useQuery(managerMembersQuery(api));
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading title={MANAGER_TEXT.title} />
      {query.isPending ? (
        <Skeleton lines={8} />
      ) : query.isError ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={MANAGER_TEXT.empty} />
      ) : (
        <MembersTable members={query.data.items} />
      )}
    </div>
  );
}
