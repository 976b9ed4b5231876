import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { MaintenancePage } from "../../ui/frame/maintenance/maintenance-page.tsx";
import { PAGE_TITLE } from "../../ui/page-titles.ts";

export const Route = createFileRoute("/_maintenance/maintenance")({
  head: () => ({ meta: [{ title: pageTitle(PAGE_TITLE.maintenance) }] }),
  component: MaintenancePage,
});
