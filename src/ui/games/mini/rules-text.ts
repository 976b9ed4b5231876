// Loaded with the rules, after the page.
export const RULES_TEXT = { maxStake: "한도(원)" } as const;
