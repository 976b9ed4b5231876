import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from "xstate";

// A chart names its effects and the composition root provides them. One that was forgotten must fail
// with its name, not pass in silence.

/** A promise actor that waits to be provided; rejects with its name until it is. */
export function unprovidedPromise<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor ${name} is not provided`)));
}

/** A callback actor that waits to be provided; throws its name until it is. */
export function unprovidedCallback<
  Event extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw new Error(`actor ${name} is not provided`);
  });
}

/** An effect that waits to be provided; throws its name until it is. */
export function unprovidedEffect(name: string) {
  return (): void => {
    throw new Error(`effect ${name} is not provided`);
  };
}
