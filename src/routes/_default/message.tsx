import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { MessagePage } from "../../ui/message/message-page.tsx";
import { MESSAGE_TEXT } from "../../ui/message/text.ts";

export const Route = createFileRoute("/_default/message")({
  head: () => ({ meta: [{ title: pageTitle(MESSAGE_TEXT.title) }] }),
  component: MessagePage,
});
