import type { ComponentProps, ReactNode } from "react";
import { SearchField } from "../../src/ui/frame/list/search-field.tsx";
import { ChipBar } from "../../src/ui/games/chips/chip-bar.tsx";
import { SoundButton } from "../../src/ui/games/mini/sound/game-sound.tsx";
import { NoticeSwitch } from "../../src/ui/operator/bell/notice-switch.tsx";
import { sampleSheet } from "../../src/ui/lobby/house/provider-samples.ts";
import { SlotFace } from "../../src/ui/lobby/house/slot/slot-face.tsx";
import { SeatFace } from "../../src/ui/lobby/house/table/seat-face.tsx";

interface FaceOf<Actor> {
  actor: Actor;
  children?: ReactNode;
}

/** The provider's live table. */
export function BaccaratSeatFace({ actor, children }: FaceOf<ComponentProps<typeof SeatFace>["actor"]>) {
  return (
    <>
      <SeatFace actor={actor} />
      {children}
    </>
  );
}

/** The provider's slot. */
export function SlotSpinFace({ actor, children }: FaceOf<ComponentProps<typeof SlotFace>["actor"]>) {
  return (
    <>
      <SlotFace actor={actor} sheet={sampleSheet} />
      {children}
    </>
  );
}

/** The chips under a board of picks, of which one is chosen. */
export function ChipTrayFace({ actor, children }: FaceOf<ComponentProps<typeof ChipBar>["actor"]>) {
  return (
    <div className="p-4">
      <ChipBar actor={actor} spot="odd" />
      {children}
    </div>
  );
}

export function GameSoundFace({ actor, children }: FaceOf<ComponentProps<typeof SoundButton>["actor"]>) {
  return (
    <div className="p-4">
      <SoundButton actor={actor} />
      {children}
    </div>
  );
}

/** The switch of the console's notifications. */
export function WaitingNoticeFace({ actor, children }: FaceOf<ComponentProps<typeof NoticeSwitch>["actor"]>) {
  return (
    <div className="p-4">
      <NoticeSwitch actor={actor} />
      {children}
    </div>
  );
}

/** The search of a list. */
export function SearchFieldFace({ actor, children }: FaceOf<ComponentProps<typeof SearchField>["search"]>) {
  return (
    <div className="p-4">
      <SearchField search={actor} label="팀, 리그 검색" focusAsked={0} />
      {children}
    </div>
  );
}
