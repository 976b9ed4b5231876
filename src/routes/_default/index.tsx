import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { HomePage } from "../../ui/frame/home/home-page.tsx";
import { PAGE_TITLE } from "../../ui/page-titles.ts";

export const Route = createFileRoute("/_default/")({
  head: () => ({ meta: [{ title: pageTitle(PAGE_TITLE.home) }] }),
  component: HomePage,
});
