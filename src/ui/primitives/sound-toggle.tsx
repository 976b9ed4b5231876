import { Button } from "./button.tsx";
import { PRIMITIVE_TEXT as TEXT } from "./text.ts";

/** Turns the sound on and off. It is pressed while there is sound, and says what a press does. */
export function SoundToggle({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <Button size="sm" look="ghost" aria-pressed={isOn} onClick={onToggle}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d={`M4 9v6h4l5 4V5L8 9z${isOn ? "M16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12" : "M17 9.5l5 5M22 9.5l-5 5"}`}
        />
      </svg>
      {isOn ? TEXT.soundOff : TEXT.soundOn}
    </Button>
  );
}
