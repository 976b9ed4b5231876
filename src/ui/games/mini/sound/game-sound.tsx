import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { gameSoundMachine } from "../../../../machines/game-sound/game-sound.machine.ts";
import { useApp } from "../../../app-context.ts";
import { readStored, writeStored } from "../../../browser-storage.ts";
import { SoundToggle } from "../../../primitives/sound-toggle.tsx";
import type { RoundActor } from "../round-clock.tsx";
import { playDraw, playLock } from "./tones.ts";

type SoundActor = ActorRefFrom<typeof gameSoundMachine>;

const ON = "on";
const OFF = "off";
const keyOf = (owner: string) => `hanpan.game-sound.${owner}`;

/** The sound of the game whose round is followed, as this member chose it last time. */
export function GameSound({ round }: { round: RoundActor }) {
  const owner = useSelector(useApp().actors.session, ({ context }) => context.user?.userId ?? "");
  return <OwnSound key={owner} owner={owner} round={round} />;
}

function OwnSound({ owner, round }: { owner: string; round: RoundActor }) {
  const store = (value: string) => () => writeStored(keyOf(owner), value);
  const actor = useActorRef(
    gameSoundMachine.provide({ actions: { storeOn: store(ON), storeOff: store(OFF), playLock, playDraw } }),
  );
  useEffect(() => actor.send({ type: "sound.restore", isOn: readStored(keyOf(owner)) === ON }), [actor, owner]);
  useEffect(() => {
    let before = round.getSnapshot();
    const { unsubscribe } = round.subscribe((now) => {
      const wasBetting = before.hasTag("takesBets");
      const wasWaiting = before.matches({ shown: "closed" }) || wasBetting;
      const isSame = before.context.round?.id === now.context.round?.id;
      before = now;
      if (!isSame) return;
      if (wasBetting && now.matches({ shown: "closed" })) actor.send({ type: "round.locked" });
      if (wasWaiting && now.hasTag("resolved")) actor.send({ type: "round.drawn" });
    });
    return unsubscribe;
  }, [actor, round]);
  return <SoundButton actor={actor} />;
}

/** The button of the sound, as its machine says. */
export function SoundButton({ actor }: { actor: SoundActor }) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <div data-machine="game-sound" data-state={value}>
      <SoundToggle isOn={value === "on"} onToggle={() => actor.send({ type: "sound.toggle" })} />
    </div>
  );
}
