import { shortSides } from "../../../domain/sports/short-name.ts";
import "./short-team.css";

export interface ShortTeamProps {
  side: "home" | "away";
  homeName: string;
  awayName: string;
}

/** The name of a side where there is no room for the whole one; nothing where that is short. */
export function ShortTeam({ side, homeName, awayName }: ShortTeamProps) {
  const short = shortSides({ homeName, awayName })[side];
  const long = side === "home" ? homeName : awayName;
  return (
    <>
      <span className={short === long ? undefined : "team-long"}>{long}</span>
      {short !== long && <span className="team-short">{short}</span>}
    </>
  );
}
