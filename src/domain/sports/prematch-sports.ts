// The sports of the prematch sidebar: specification, section 7. The entry of what has no sport is dropped.

export interface SportCount {
  readonly sport_id: string;
  readonly name_korean: string;
  readonly cnt: number;
}

const WITHOUT_SPORT = "etc";

/** The sports that are shown, and how many fixtures they have together. */
export function shownSports<Sport extends SportCount>(list: readonly Sport[]): { sports: Sport[]; total: number } {
  const sports = list.filter(({ sport_id }) => sport_id !== WITHOUT_SPORT);
  return { sports, total: sports.reduce((sum, { cnt }) => sum + cnt, 0) };
}
