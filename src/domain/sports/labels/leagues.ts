// League names: of the bet365 virtual venues, and of real leagues as files write them.
import { entryOf } from "../../common/entry-of.ts";

/** Venues of the virtual games by game and venue, as the addresses of the pages name them. */
export const VIRTUAL_LEAGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basketball: { bakergardens: "베이커 가든스", nbareplay: "NBA 리플레이", waterportarena: "워터포트 아레나" },
  dog: { goldenhillparks: "골든힐 파크", hillsideparks: "힐사이드 파크" },
  horse: { britanniaways: "브리타니아 웨이", festivaldowns: "페스티벌 다운스", victoriaparks: "빅토리아 파크" },
  soccer: { eurocups: "유로컵", premierships: "프리미어십", superleagues: "슈퍼리그", worldcups: "월드컵" },
};

/** Real leagues by country and league. */
export const LEAGUES: Readonly<Record<string, string>> = {
  "england premier-league": "프리미어리그",
  "england championship": "잉글랜드 챔피언십",
  "spain laliga": "라리가",
  "spain laliga2": "라리가 2",
  "italy serie-a": "세리에 A",
  "italy serie-b": "세리에 B",
  "germany bundesliga": "분데스리가",
  "germany 2-bundesliga": "분데스리가 2",
  "france ligue-1": "리그 1",
  "france ligue-2": "리그 2",
  "netherlands eredivisie": "에레디비시",
  "portugal liga-portugal": "프리메이라리가",
  "turkey super-lig": "쉬페르리그",
  "belgium jupiler-pro-league": "벨기에 프로리그",
  "scotland premiership": "스코틀랜드 프리미어십",
  "south-korea k-league-1": "K리그1",
  "south-korea k-league-2": "K리그2",
  "japan j1-league": "J1리그",
  "usa mls": "MLS",
  "brazil serie-a": "브라질 세리에 A",
};

/** The Korean name of a file's league; "country league" as it stands there when no table knows it. */
export function leagueName(country: string, league: string): string {
  const raw = `${country.trim()} ${league.trim()}`.trim();
  return entryOf(LEAGUES, raw.toLowerCase()) ?? raw;
}
