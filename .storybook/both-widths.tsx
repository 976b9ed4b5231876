// A page at both widths in one story: two frames side by side, each with a page of its own.
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { FrameWidth } from "./frame-width.ts";
import { pageSettled } from "./settled.ts";

/** The tag of the stories that are drawn twice. The workshop's index reads it, so each story writes it itself. */
export const WIDTHS_TAG = "widths";

const FRAMES = [
  { name: "Desktop, 1440 px", width: 1440, height: 900 },
  { name: "Phone, 390 px", width: 390, height: 844 },
];

/** Draws its children once in each frame. What is fixed keeps to its frame, and each frame scrolls by itself. */
export function TwoFrames({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-max items-start gap-6 p-6">
      {FRAMES.map(({ name, width, height }) => (
        <section key={width} aria-label={name} className="grid gap-2">
          <p className="text-sm text-muted">{name}</p>
          <div className="outline outline-line" style={{ width, height, contain: "strict" }}>
            <div
              data-width={width}
              className="page-frame h-full overflow-auto bg-canvas"
              style={{ scrollbarWidth: "none" }}
            >
              {/* The layout's padding, over which bars of the lists bleed. */}
              <div className="p-2">
                <FrameWidth value={width}>{children}</FrameWidth>
              </div>
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

async function fitsItsFrames({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await pageSettled();
  const frames = [...canvasElement.querySelectorAll<HTMLElement>("[data-width]")];
  await expect(frames.map((frame) => frame.clientWidth)).toEqual([1440, 390]);
  for (const frame of frames) {
    const width = frame.clientWidth;
    await expect(frame.innerText.trim(), `nothing is drawn at ${width} px`).not.toBe("");
    await expect(frame.scrollWidth, `the page is wider than ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** The story of a page, as it is before it is played, at both widths. */
export function bothWidths<Shown extends object>(story: Shown): Shown & { play: typeof fitsItsFrames } {
  return { ...story, play: fitsItsFrames };
}
