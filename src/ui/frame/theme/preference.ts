import { useSyncExternalStore } from "react";
import { readStored, tellServer, writeStored } from "../../browser-storage.ts";

/** One choice of a member that this browser remembers, such as the theme. The HTML's first picture follows it. */
export interface Preference<Value extends string> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Anything but one of `values` in the storage is dropped, and the first of them holds. */
export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): Preference<Value> {
  const listeners = new Set<() => void>();
  const stored = readStored(key);
  let current = values.find((value) => value === stored) ?? values[0];
  tellServer(key, current);
  return {
    get: () => current,
    set: (value) => {
      current = value;
      writeStored(key, value);
      tellServer(key, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function usePreference<Value extends string>(preference: Preference<Value>): Value {
  return useSyncExternalStore(preference.subscribe, preference.get);
}
