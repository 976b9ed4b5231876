import { QueryClientProvider } from "@tanstack/react-query";
import { useApp } from "../ui/app-context.ts";
import { DefaultLayout } from "../ui/frame/layout/default-layout.tsx";
import { openQueries } from "../ui/open-queries.ts";
import { PageOutlet } from "./page-outlet.tsx";

export function DefaultFrame() {
  const { queries } = useApp();
  return (
    <QueryClientProvider client={openQueries(queries)}>
      <DefaultLayout>
        <PageOutlet />
      </DefaultLayout>
    </QueryClientProvider>
  );
}
