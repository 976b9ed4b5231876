// Every table. Constraints that money depends on stand in the database: a wallet below zero, an entry
// that is changed, a second bet under one key are refused there even when the code above is wrong.
export * from "./schema/members.ts";
export * from "./schema/one-person.ts";
export * from "./schema/fixtures.ts";
export * from "./schema/in-play.ts";
export * from "./schema/ledger.ts";
export * from "./schema/bet-limits.ts";
export * from "./schema/bets.ts";
export * from "./schema/commands.ts";
export * from "./schema/wallet.ts";
export * from "./schema/rolling.ts";
export * from "./schema/community.ts";
export * from "./schema/programmes.ts";
export * from "./schema/games.ts";
export * from "./schema/providers.ts";
export * from "./schema/tether.ts";
export * from "./schema/friends.ts";
export * from "./schema/protection.ts";
export * from "./schema/list-counts.ts";
export * from "./schema/favourites.ts";
export * from "./schema/judgements.ts";
export * from "./schema/staff.ts";
export * from "./schema/four-eyes.ts";
export * from "./schema/audit-log.ts";
export * from "./schema/tables.ts";
export * from "./schema/member-profile.ts";
