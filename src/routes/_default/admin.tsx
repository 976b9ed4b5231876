import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { AdminPage } from "../../ui/operator/admin-page.tsx";
import { parseAdminSearch } from "../../ui/operator/admin-search.ts";
import { LAYOUT_TEXT } from "../../ui/frame/layout/text.ts";

export const Route = createFileRoute("/_default/admin")({
  validateSearch: parseAdminSearch,
  head: () => ({ meta: [{ title: pageTitle(LAYOUT_TEXT.admin) }] }),
  component: () => <AdminPage search={Route.useSearch()} />,
});
