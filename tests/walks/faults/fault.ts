// A fault of the page, planted to see whether the walk of a machine notices it: one place of one file, written wrong.

export interface Fault {
  /** Whose walk must notice it. */
  machine: string;
  /** From the root. */
  file: string;
  /** Occurs there exactly once. */
  from: string;
  to: string;
  /** What a person would meet. */
  why: string;
}

/** How often the fault's place is found in the text of its file; a fault that is not stale has one. */
export function placesOf({ from }: Fault, text: string): number {
  return text.split(from).length - 1;
}

/** The text with the fault in it. Throws when its place is gone, or is not the only one. */
export function plant(fault: Fault, text: string): string {
  const places = placesOf(fault, text);
  if (places !== 1) throw new Error(`${fault.file}: ${places} places of ${JSON.stringify(fault.from)}`);
  return text.split(fault.from).join(fault.to);
}
