// Events of the pages under /event: what an operator announces.

export const EVENT_CATEGORIES = ["default", "casinoSlot", "coin", "rules"] as const;
/** The four pages of the specification: sports and common, casino and slots, tether, and the terms of events. */
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export const BANNER_MOTIFS = ["ball", "coins", "calendar", "trophy", "cards", "gift"] as const;
/** What a banner draws beside its title. */
export type BannerMotif = (typeof BANNER_MOTIFS)[number];

/** A banner is drawn from these: two colours, #rrggbb, and a motif. */
export interface Banner {
  from: string;
  to: string;
  motif: BannerMotif;
}
