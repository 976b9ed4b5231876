import { v7 } from "uuid";

/** A new id; ids rise with time, so that tables grow at their end. */
export function newId(): string {
  return v7();
}
