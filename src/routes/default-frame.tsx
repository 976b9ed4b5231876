import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useApp } from "../ui/app-context.ts";
import { DefaultLayout } from "../ui/frame/layout/default-layout.tsx";
import { openQueries } from "../ui/open-queries.ts";

export function DefaultFrame() {
  const { queries } = useApp();
  return (
    <QueryClientProvider client={openQueries(queries)}>
      <DefaultLayout>
        <Outlet />
      </DefaultLayout>
    </QueryClientProvider>
  );
}
