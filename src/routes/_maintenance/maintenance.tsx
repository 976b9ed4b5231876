import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";

export const Route = createFileRoute("/_maintenance/maintenance")({
  head: () => ({ meta: [{ title: pageTitle("점검 안내") }] }),
  component: () => <h1 className="p-4 text-xl">점검 안내</h1>,
});
