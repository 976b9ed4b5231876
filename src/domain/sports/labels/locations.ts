// Where leagues are played: the second level of the prematch sidebar. Fixtures carry their league's name alone.

export interface Location {
  /** As the calls carry it. */
  readonly id: string;
  /** What members read. */
  readonly name: string;
}

/** The place of a league that the table does not have. */
const ELSEWHERE: Location = { id: "etc", name: "기타 지역" };

/** In the order of the sidebar, each with the names of its leagues. */
const LEAGUES_BY_LOCATION: readonly (Location & { readonly leagues: readonly string[] })[] = [
  { id: "KR", name: "대한민국", leagues: ["K리그1", "K리그2", "코리아컵", "KBO", "KBL", "V-리그"] },
  { id: "JP", name: "일본", leagues: ["J1리그"] },
  { id: "EN", name: "잉글랜드", leagues: ["프리미어리그", "잉글랜드 챔피언십"] },
  { id: "ES", name: "스페인", leagues: ["라리가", "라리가 2"] },
  { id: "IT", name: "이탈리아", leagues: ["세리에 A", "세리에 B"] },
  { id: "DE", name: "독일", leagues: ["분데스리가", "분데스리가 2"] },
  { id: "FR", name: "프랑스", leagues: ["리그 1", "리그 2"] },
  { id: "NL", name: "네덜란드", leagues: ["에레디비시"] },
  { id: "PT", name: "포르투갈", leagues: ["프리메이라리가"] },
  { id: "TR", name: "튀르키예", leagues: ["쉬페르리그"] },
  { id: "BE", name: "벨기에", leagues: ["벨기에 프로리그"] },
  { id: "SC", name: "스코틀랜드", leagues: ["스코틀랜드 프리미어십"] },
  { id: "US", name: "미국", leagues: ["NBA", "NHL", "MLS"] },
  { id: "BR", name: "브라질", leagues: ["브라질 세리에 A"] },
];

export const LOCATIONS: readonly Location[] = [...LEAGUES_BY_LOCATION.map(({ id, name }) => ({ id, name })), ELSEWHERE];

const BY_LEAGUE: ReadonlyMap<string, Location> = new Map(
  LEAGUES_BY_LOCATION.flatMap(({ id, name, leagues }) => leagues.map((league) => [league, { id, name }])),
);

/** The location of a league by its Korean name. */
export function locationOf(leagueName: string): Location {
  return BY_LEAGUE.get(leagueName) ?? ELSEWHERE;
}
