// The pages and games that a member can go to, by their names and by other words for them.
import { entryOf } from "../../common/entry-of.ts";
import { type LinkPath, type LinkRow, LINKS } from "../pages/menus.ts";
import { findPage } from "../pages/pages.ts";
import { GAMES, gamePath, VENDORS } from "../../games/games.ts";
import { createFinder } from "./find.ts";
import type { Found } from "./found.ts";

const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  "/": ["메인", "home"],
  "/europe": ["유럽", "해외형"],
  "/inplay": ["라이브", "실시간", "inplay", "live"],
  "/livetv": ["중계", "live tv"],
  "/casino": ["casino", "바카라"],
  "/slot": ["slot"],
  "/minigame": ["mini game"],
  "/bet_result": ["내 베팅", "베팅결과", "배팅내역"],
  "/charge": ["입금", "deposit"],
  "/exchange": ["출금", "withdraw"],
  "/chargeCrypto": ["테더 입금", "usdt"],
  "/exchangeCrypto": ["테더 출금", "usdt"],
  "/calculate": ["롤링"],
  "/attendance": ["출석체크"],
  "/customer": ["문의", "공지", "faq"],
  "/rule": ["규정"],
  "/member": ["내 정보", "비밀번호"],
  "/minigame/donghang": ["powerball"],
};

interface Place extends Found {
  names: readonly string[];
}

function pageAt(path: LinkPath): Place[] {
  const page = findPage(path);
  if (page?.access !== "member") return [];
  const { label = page.title }: LinkRow = LINKS[path];
  return [
    {
      kind: "page",
      id: `page ${path}`,
      name: label,
      detail: "",
      to: path,
      search: {},
      names: [label, page.title, ...(entryOf(OTHER_WORDS, path) ?? [])],
    },
  ];
}

const PLACES: readonly Place[] = [
  ...(Object.keys(LINKS) as LinkPath[]).flatMap(pageAt),
  ...GAMES.map((game): Place => ({
    kind: "game",
    id: `game ${game.id}`,
    name: game.name,
    detail: VENDORS[game.vendor],
    to: gamePath(game),
    search: {},
    names: [game.name, `${game.vendor} ${game.kind}`, game.kind],
  })),
];

const finder = createFinder(PLACES, ({ names }) => names);

/** As many of each kind are shown. */
const SHOWN = 5;

/** The best five games and the best five pages. */
export function findPlaces(text: string): Found[] {
  const found = finder.find(text, PLACES.length).map(({ names: _names, ...place }): Found => place);
  return (["game", "page"] as const).flatMap((kind) => found.filter((one) => one.kind === kind).slice(0, SHOWN));
}
