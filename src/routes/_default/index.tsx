import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";

export const Route = createFileRoute("/_default/")({
  head: () => ({ meta: [{ title: pageTitle("홈") }] }),
  component: () => <h1 className="p-4 text-xl">홈</h1>,
});
