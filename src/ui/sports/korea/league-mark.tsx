import type { CSSProperties } from "react";
// It brings the drawings into the page.
import "../../primitives/icon.tsx";
import { nameColours } from "../name-colours.ts";

/** Whose flag a league has: the symbols of icons.svg. */
export const COUNTRY_OF: Readonly<Record<string, string>> = {
  K리그1: "kr",
  K리그2: "kr",
  코리아컵: "kr",
  KBO: "kr",
  KBL: "kr",
  "V-리그": "kr",
  프리미어리그: "eng",
  라리가: "es",
  분데스리가: "de",
  "세리에 A": "it",
  "리그 1": "fr",
  에레디비시: "nl",
  챔피언스리그: "eu",
  유로파리그: "eu",
  J1리그: "jp",
  NBA: "us",
  NHL: "us",
  MLB: "us",
  MLS: "us",
};

/** The flag of a league's country, or a disc in two colours of its own; the text beside it names the league. */
export function LeagueMark({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="12"
      style={nameColours(name) as CSSProperties}
      className="shrink-0 rounded-[2px]"
    >
      <use href={`#mark-${COUNTRY_OF[name] ?? "disc"}`} />
    </svg>
  );
}
