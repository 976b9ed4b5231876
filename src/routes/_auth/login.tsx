import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { LoginPage } from "../../ui/account/login/login-page.tsx";
import { PAGE_TITLE } from "../../ui/page-titles.ts";

export const Route = createFileRoute("/_auth/login")({
  head: () => ({ meta: [{ title: pageTitle(PAGE_TITLE.login) }] }),
  component: LoginPage,
});
