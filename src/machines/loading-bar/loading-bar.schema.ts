export type LoadingBarEvent =
  /** The page began to load something. */
  | { type: "load.start" }
  /** All of it is there. */
  | { type: "load.finish" };

/** shown: draw it. */
export type LoadingBarTag = "shown";
