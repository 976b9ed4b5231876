import { type ReactNode, useState } from "react";
import type { Frame } from "./frames.ts";

/** The site's frame, drawn as small as its place, and what stands in the page of it. Nothing in it can be pressed. */
export function DrawnFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { width, height, header, menu, bar, gap } = frame;
  const [room, setRoom] = useState(0);
  const measure = (place: HTMLElement | null) => {
    if (place === null) return;
    const observer = new ResizeObserver(() => setRoom(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  };
  const scale = room / width;
  return (
    <div
      ref={measure}
      style={{ height: height * scale }}
      className="relative box-content overflow-hidden rounded-md border border-line bg-page"
    >
      <div
        inert
        data-frame={width}
        style={{ width, height, transform: `scale(${scale})` }}
        className="absolute top-0 left-0 origin-top-left overflow-hidden text-ink"
      >
        <div style={{ height: header }} className="absolute inset-x-0 top-0 border-b border-line bg-surface" />
        {menu > 0 && (
          <div
            style={{ top: header, width: menu }}
            className="absolute bottom-0 left-0 border-r border-line bg-surface"
          />
        )}
        <div style={{ top: header + gap, left: menu + gap, right: gap, bottom: bar }} className="absolute">
          <div className={menu > 0 ? "grid gap-3 pr-[25%]" : "grid gap-3"}>
            {[1, 2, 3].map((panel) => (
              <div key={panel} className="h-48 rounded-lg border border-line bg-surface" />
            ))}
          </div>
          {bar === 0 && children}
        </div>
        {bar > 0 && (
          <>
            <div style={{ bottom: bar }} className="absolute inset-x-0 top-0">
              {children}
            </div>
            <div style={{ height: bar }} className="absolute inset-x-0 bottom-0 border-t border-line bg-surface" />
          </>
        )}
      </div>
    </div>
  );
}
