import { SPORT } from "../../domain/sports/market.ts";
import { Icon, type IconName } from "../primitives/icon.tsx";

const ICONS: Readonly<Record<string, IconName>> = {
  [SPORT.football]: "football",
  [SPORT.basketball]: "basketball",
  [SPORT.volleyball]: "volleyball",
  [SPORT.baseball]: "baseball",
  [SPORT.iceHockey]: "iceHockey",
};

/** The drawing of a sport; the text beside it names it. */
export function SportIcon({ sportId, size = 16 }: { sportId: string; size?: number }) {
  return <Icon name={ICONS[sportId] ?? "ball"} size={size} className="shrink-0" />;
}
