import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../api/client/ask.ts";
import { starGame } from "../../api/contract/lobby/lobby.endpoints.ts";
import type { Lobby, LobbyGame } from "../../api/contract/lobby/lobby.ts";
import { lobbyKey } from "../../api/queries/lobby/lobbies.ts";
import type { Lobby as LobbyName } from "../../domain/lobby/shut-lobby.ts";
import { useApp } from "../app-context.ts";

/** Marks a game as a favourite, or takes the mark away. It shows at once, and is taken back where it is refused. */
export function useFavour(lobby: LobbyName): (game: LobbyGame) => void {
  const { api, actors } = useApp();
  const client = useQueryClient();
  const show = ({ providerId, id, isFavourite }: LobbyGame) =>
    client.setQueryData<Lobby>(
      lobbyKey(lobby),
      (found) =>
        found && {
          ...found,
          games: found.games.map((one) =>
            one.providerId === providerId && one.id === id ? { ...one, isFavourite } : one,
          ),
        },
    );
  return (game) => {
    const { providerId, id: gameId, isFavourite } = game;
    show({ ...game, isFavourite: !isFavourite });
    ask(api, starGame, { body: { providerId, gameId, isFavourite: !isFavourite } }).catch((error: Error) => {
      show(game);
      actors.dialogs.send({ type: "alert.show", message: error.message });
    });
  };
}
