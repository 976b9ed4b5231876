import { createFileRoute, notFound } from "@tanstack/react-router";
import { KOREAN_GAMES, type KoreanGame } from "../../../domain/market.ts";
import { pageTitle } from "../../../domain/product.ts";
import { KoreaPage } from "../../../ui/sports/korea/korea-page.tsx";
import { parseKoreaSearch } from "../../../ui/sports/korea/korea-search.ts";
import { KOREA_TITLE } from "../../../ui/sports/korea/text.ts";

const isGame = (text: string): text is KoreanGame => (KOREAN_GAMES as readonly string[]).includes(text);

export const Route = createFileRoute("/_default/korea/$game")({
  params: {
    parse: ({ game }) => {
      if (!isGame(game)) throw notFound();
      return { game };
    },
    stringify: ({ game }) => ({ game }),
  },
  validateSearch: parseKoreaSearch,
  head: ({ params }) => ({ meta: [{ title: pageTitle(KOREA_TITLE[params.game]) }] }),
  component: KoreaRoute,
});

function KoreaRoute() {
  const { game } = Route.useParams();
  return <KoreaPage key={game} game={game} search={Route.useSearch()} />;
}
