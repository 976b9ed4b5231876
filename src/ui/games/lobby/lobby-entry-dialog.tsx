import { useSelector } from "@xstate/react";
import { use, useRef } from "react";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { ENTRY_TEXT } from "./text.ts";

/** Asks before a lobby or a game opens; the click that agrees opens the window. */
export function LobbyEntryDialog() {
  const { lobbyEntry } = use(useApp().late.lobbies());
  const main = useRef<HTMLButtonElement>(null);
  const { lobby, game } = useSelector(lobbyEntry, (state) => state.context);
  const { title, message } = ENTRY_TEXT[lobby];
  const cancel = () => lobbyEntry.send({ type: "lobby.cancel" });
  return (
    <Dialog
      title={title}
      onClose={cancel}
      initialFocus={main}
      footer={
        <>
          <Button onClick={cancel}>{ENTRY_TEXT.cancel}</Button>
          <Button ref={main} look="primary" onClick={() => lobbyEntry.send({ type: "lobby.confirm" })}>
            {ENTRY_TEXT.enter}
          </Button>
        </>
      }
    >
      <p>{game ? ENTRY_TEXT.game(game.name) : message}</p>
      <p className="mt-1 text-sm text-muted">{ENTRY_TEXT.expiry}</p>
    </Dialog>
  );
}
