// What the house adds to the chances of a market of sports; a share: 0.055 is 5.5 %.

export const PREMATCH_MARGIN = 0.055;
export const PROTO_MARGIN = 0.1;
/** Where operators set no other one. */
export const LIVE_MARGIN = 0.07;
/** Of what a replayed file does not price. */
export const DERIVED_MARGIN = 0.06;
/** What the prices of a file leave the house at least: below it a member gains by staking on every outcome. */
export const LEAST_MARGIN = 0.03;
