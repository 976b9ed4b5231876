// What drawings share: the surface, and one thing that comes in at its turn.
import type { CSSProperties, ReactNode } from "react";
import "./drawing.css";

export function Surface({ label, height, children }: { label: string; height: number; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={`0 0 400 ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

export function Step({ at, children }: { at: number; children: ReactNode }) {
  return (
    <g data-step="" style={{ "--step": at } as CSSProperties}>
      {children}
    </g>
  );
}

export interface DrawingProps {
  drawn: readonly (readonly number[])[];
  /** What it means, read in its place. */
  label: string;
}
