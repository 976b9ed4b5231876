import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { MessagePage } from "../../ui/community/message/message-page.tsx";
import { PAGE_TITLE } from "../../ui/page-titles.ts";

export const Route = createFileRoute("/_default/message")({
  head: () => ({ meta: [{ title: pageTitle(PAGE_TITLE.message) }] }),
  component: MessagePage,
});
