import type { CSSProperties } from "react";
// It brings the drawings into the page.
import "../../primitives/icon.tsx";
import { nameColours } from "../name-colours.ts";

/** Flags, the symbols of icons.svg, each before its leagues without their divisions. */
export const FLAGS = [
  "kr,K리그,코리아컵,KBO,KBL,V-리그",
  "eng,프리미어리그,잉글랜드 챔피언십",
  "es,라리가",
  "de,분데스리가",
  "it,세리에",
  "fr,리그",
  "nl,에레디비시",
  "eu,챔피언스리그,유로파리그",
  "jp,J1리그",
  "us,NBA,NHL,MLB,MLS",
].map((row) => row.split(","));

/** The flag of a league; undefined where none is drawn. */
export const flagOf = (name: string): string | undefined =>
  FLAGS.find((row) => row.includes(name.replace(/ ?[12]$| [AB]$/, "")))?.[0];

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
      <use href={`#mark-${flagOf(name) ?? "disc"}`} />
    </svg>
  );
}
