import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { TournamentView } from "./tournament-view.tsx";

/** Tournaments of casino and slots. */
export function TournamentCasinoPage() {
  return <TournamentView title={titleOf("/tournament_casino")} category="casino" />;
}
