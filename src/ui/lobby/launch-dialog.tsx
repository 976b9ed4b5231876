import { useSelector } from "@xstate/react";
import { use, useRef } from "react";
import { isLobby } from "../../domain/lobby/launch.ts";
import { useApp } from "../app-context.ts";
import { Button } from "../primitives/button.tsx";
import { Dialog } from "../primitives/dialog.tsx";
import { LAUNCH_TEXT } from "./text.ts";

/** Asks before a lobby or a game opens; the click that agrees opens the window. */
export function LaunchDialog({ of }: { of: "lobbyLaunch" | "gameLaunch" }) {
  const launch = use(useApp().late.launches())[of];
  const main = useRef<HTMLButtonElement>(null);
  const { destination, game } = useSelector(launch, (state) => state.context);
  const { title, message, open } = LAUNCH_TEXT[destination];
  const cancel = () => launch.send({ type: "launch.cancel" });
  return (
    <Dialog
      title={title}
      onClose={cancel}
      initialFocus={main}
      footer={
        <>
          <Button onClick={cancel}>{LAUNCH_TEXT.cancel}</Button>
          <Button ref={main} look="primary" onClick={() => launch.send({ type: "launch.confirm" })}>
            {open}
          </Button>
        </>
      }
    >
      <p>{game ? LAUNCH_TEXT.game(game.name) : message}</p>
      {isLobby(destination) && <p className="mt-1 text-sm text-muted">{LAUNCH_TEXT.expiry}</p>}
    </Dialog>
  );
}
