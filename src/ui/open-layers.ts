// What is open over the page, in the order of opening: browser Back closes the newest before it leaves the page.
import { useEffect, useEffectEvent } from "react";

type Close = () => void;

const layers: Close[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function hasOpenLayer(): boolean {
  return layers.length > 0;
}

/** Closes the newest layer. */
export function closeTopLayer(): void {
  layers.at(-1)?.();
}

/** Calls back whenever a layer opened or closed. */
export function watchLayers(listener: () => void): void {
  listeners.add(listener);
}

/** Counts a dialog, drawer, sheet or menu among the open layers while `isOpen`. */
export function useLayer(isOpen: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    layers.push(layer);
    tell();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      tell();
    };
  }, [isOpen]);
}
