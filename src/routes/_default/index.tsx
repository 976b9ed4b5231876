import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { HomePage } from "../../ui/home/home-page.tsx";
import { HOME_TEXT } from "../../ui/home/text.ts";

export const Route = createFileRoute("/_default/")({
  head: () => ({ meta: [{ title: pageTitle(HOME_TEXT.title) }] }),
  component: HomePage,
});
