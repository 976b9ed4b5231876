// What is open over the page, in the order of opening: browser Back closes the newest before it leaves the page.
import { useEffect, useEffectEvent } from "react";

type Close = () => void;

const layers: Close[] = [];

/** Closes the newest layer; false when none is open. */
export function closeTopLayer(): boolean {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
}

/** Counts a dialog, drawer, sheet or menu among the open layers while `isOpen`. */
export function useLayer(isOpen: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOpen]);
}
