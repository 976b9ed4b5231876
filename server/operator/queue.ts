/** How many wait, and since when the oldest does. */
export interface Queue {
  count: number;
  oldestAt: Date | null;
}
