import type { ReactNode } from "react";

export interface FaceProps {
  actor: unknown;
  /** Drawn behind the component in the same surroundings, and so no sooner than it. */
  children?: ReactNode;
}
