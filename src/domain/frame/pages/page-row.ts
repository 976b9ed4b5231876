// What a row of the table of pages says.
import type { KoreanGame } from "../../sports/market.ts";

/** Who a page is for. `guest`: everybody, also without a login. */
export type PageAccess = "guest" | "member" | "manager" | "administrator";

/** The frame that a page stands in: specification, section 2. The console stands in the default layout. */
export type PageLayout = "auth" | "default" | "console" | "maintenance";

/** What the first load of a page fetches beside its own chunk; scripts/check-size.ts has the bounds. */
export type SizeGroup = "login" | "manager" | "operator" | "member" | "home" | "betting" | "european" | "game";

export interface PageRow {
  /** `$name` stands for one segment: `/event/$id`. */
  path: string;
  title: string;
  access: PageAccess;
  /** The component's file under src/ui without `.tsx`: `sports/bets/bets-page` exports `BetsPage`. */
  view: string;
  size: SizeGroup;
  /** `auth` for guests and `default` for the others, where it is not said. */
  layout?: PageLayout;
}

/** The names of the Korean games: in the menus, and as headings where they are longer. */
export const KOREAN_GAME_NAMES: Readonly<Record<KoreanGame, { label: string; title: string }>> = {
  cross: { label: "크로스", title: "크로스" },
  wintielose: { label: "승무패", title: "승무패" },
  handicap: { label: "핸디캡", title: "핸디캡 · 언더오버" },
  special: { label: "스페셜", title: "스페셜" },
  live: { label: "라이브", title: "라이브" },
  proto: { label: "프로토", title: "프로토" },
};
