// A part of the page whose script could not be loaded. The chunk-reload machine decides what comes of it.

export const LOST_PART = "hanpan:lost-part";

/** What browsers say where an import fails. */
const SAID = /imported module|module script/;

const tell = (error: unknown) => dispatchEvent(new CustomEvent(LOST_PART, { detail: error }));

/** Tells of the failure and passes it on. */
export function tellLostPart(error: unknown): never {
  tell(error);
  throw error;
}

export const isLostPart = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);

/** Tells of a failure that reached an error page, where it is of this kind. */
export function tellCaught(error: unknown): void {
  if (isLostPart(error)) tell(error);
}
