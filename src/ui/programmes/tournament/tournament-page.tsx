import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { TournamentView } from "./tournament-view.tsx";

/** Tournaments of sports bets. */
export function TournamentPage() {
  return <TournamentView title={titleOf("/tournament")} category="sports" />;
}
