import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { LAYOUT_TEXT } from "../../ui/frame/layout/text.ts";
import { ManagerPage } from "../../ui/operator/manager/manager-page.tsx";

export const Route = createFileRoute("/_default/manager")({
  head: () => ({ meta: [{ title: pageTitle(LAYOUT_TEXT.manager) }] }),
  component: ManagerPage,
});
