import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { MaintenancePage } from "../../ui/maintenance/maintenance-page.tsx";
import { MAINTENANCE_TEXT } from "../../ui/maintenance/text.ts";

export const Route = createFileRoute("/_maintenance/maintenance")({
  head: () => ({ meta: [{ title: pageTitle(MAINTENANCE_TEXT.title) }] }),
  component: MaintenancePage,
});
