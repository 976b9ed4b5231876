// The PAR sheet of the slot as it is published. A test computes it from the reels: `npm run provider -- par`.

/** `paid` of `staked` is the exact return; rates are ratios, `deviation` and the greatest wins are in stakes. */
export const SLOT_SHEET = {
  paid: "611853060165120",
  staked: "634033809653760",
  returned: 0.965016456297886,
  returnedBase: 0.751490463445216,
  returnedFree: 0.21352599285267,
  hitRate: 0.47309253833912,
  freeSpinRate: 0.01605224609375,
  deviation: 3.476932938549523,
  mostBase: 156.7,
  mostFree: 342.4,
} as const;

/**
 * Of a won that is staked on a spin, what is lost where the spin pays less than its stake. Free spins are left out of
 * what it pays, so it is less than that.
 */
export const SLOT_LOST = 0.663956;
