import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { LoginPage } from "../../ui/login/login-page.tsx";
import { LOGIN_TEXT } from "../../ui/login/text.ts";

export const Route = createFileRoute("/_auth/login")({
  head: () => ({ meta: [{ title: pageTitle(LOGIN_TEXT.title) }] }),
  component: LoginPage,
});
