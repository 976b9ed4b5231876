import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useApp } from "../../app-context.ts";
import { AllowedContext } from "../../frame/form/allowed.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ownAccountQuery } from "./own-account-query.ts";

const SetUp = lazy(() => import("./set-up.tsx").then((file) => ({ default: file.SetUp })));

/** What staff alone see: the account is set up first, and nothing is offered that its roles do not allow. */
export function StaffArea({ children }: { children: ReactNode }) {
  const { api } = useApp();
  const query = useQuery(ownAccountQuery(api));
  return (
    <QueryView query={query} lines={8}>
      {(account) =>
        account.toSetUp.length > 0 ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <SetUp account={account} onDone={() => void query.refetch()} />
          </Suspense>
        ) : (
          <AllowedContext value={(right) => account.rights.includes(right)}>{children}</AllowedContext>
        )
      }
    </QueryView>
  );
}
