import { useSelector } from "@xstate/react";
import { use, useRef } from "react";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { LAUNCH_TEXT } from "./text.ts";

/** Asks before Europe or in-play opens; the click that agrees opens the window. */
export function GameLaunchDialog() {
  const { gameLaunch } = use(useApp().late.games());
  const main = useRef<HTMLButtonElement>(null);
  const game = useSelector(gameLaunch, (state) => state.context.game);
  const { title, message } = LAUNCH_TEXT[game];
  const cancel = () => gameLaunch.send({ type: "game.cancel" });
  return (
    <Dialog
      title={title}
      onClose={cancel}
      initialFocus={main}
      footer={
        <>
          <Button onClick={cancel}>{LAUNCH_TEXT.cancel}</Button>
          <Button ref={main} look="primary" onClick={() => gameLaunch.send({ type: "game.confirm" })}>
            {LAUNCH_TEXT.open}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
