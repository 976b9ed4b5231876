/** Tells what a render threw that React did again without fault: React's own error says only that it did. */
export function tellRecovered(error: unknown): void {
  reportError(error instanceof Error ? (error.cause ?? error) : error);
}
