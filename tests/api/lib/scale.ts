// How much the races do. `npm run verify -- races` sends 200 at once, to PGlite and to PostgreSQL with two servers.
// `npm test` sends fewer, to PGlite; one file races on PostgreSQL there too.
export const IS_WHOLE = process.env.RACES === "whole";

/** Calls at once. */
export const SENDS = IS_WHOLE ? 200 : 20;
