import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";

export const Route = createFileRoute("/_auth/login")({
  head: () => ({ meta: [{ title: pageTitle("로그인") }] }),
  component: () => <h1 className="p-4 text-xl">로그인</h1>,
});
