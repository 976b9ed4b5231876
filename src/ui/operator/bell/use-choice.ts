import { useState } from "react";
import { readStored, writeStored } from "../../browser-storage.ts";

const ON = "on";
const OFF = "off";

/** A choice of the operator that this browser remembers; off until it is made. */
export function useChoice(key: string): readonly [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => readStored(key) === ON);
  const toggle = (): void => {
    setOn(!isOn);
    writeStored(key, isOn ? OFF : ON);
  };
  return [isOn, toggle];
}
