// The slot of the house, as its provider lists it.
export const SLOT_ID = "moon-rabbit";
