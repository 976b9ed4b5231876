import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../domain/product.ts";
import { BetsPage } from "../../ui/sports/bets/bets-page.tsx";
import { parseBetsSearch } from "../../ui/sports/bets/bets-search.ts";
import { LAYOUT_TEXT } from "../../ui/frame/layout/text.ts";

export const Route = createFileRoute("/_default/bet_result")({
  validateSearch: parseBetsSearch,
  head: () => ({ meta: [{ title: pageTitle(LAYOUT_TEXT.betResult) }] }),
  component: () => <BetsPage search={Route.useSearch()} />,
});
