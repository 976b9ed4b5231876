import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Lobby, LobbyGame } from "../../../api/contract/lobby.ts";
import { lobbyKey } from "../../../api/queries/lobbies.ts";
import type { Lobby as LobbyName } from "../../../domain/shut-lobby.ts";
import { useApp } from "../../app-context.ts";

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
  const { mutate } = useMutation({
    mutationFn: ({ providerId, id: gameId, isFavourite }: LobbyGame) =>
      api.call(v.unknown(), "lobbies/favourite", {
        method: "PUT",
        body: { providerId, gameId, isFavourite: !isFavourite },
      }),
    onMutate: (game) => show({ ...game, isFavourite: !game.isFavourite }),
    onError: (error, game) => {
      show(game);
      actors.dialogs.send({ type: "alert.show", message: error.message });
    },
  });
  return mutate;
}
