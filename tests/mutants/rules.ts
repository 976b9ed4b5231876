// Whose comparisons count as the chart's own, below the folder of the machine: the rules with a boundary that its
// guards ask, by file and function. All other mutants of src/domain are Stryker's.
export const BOUNDARY_RULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "chunk-reload": { "src/domain/chunk-reload.ts": ["mayReload"] },
  "mini-game-round": { "src/domain/mini-game-round.ts": ["roundPhase", "latestRound"] },
  popup: { "src/domain/popup.ts": ["isHidden"] },
  "scroll-top": { "src/domain/scroll.ts": ["isBelowScrollThreshold"] },
  session: { "src/domain/session.ts": ["isUsableMinutes", "isExpired", "isExpiring"] },
  slip: { "src/domain/slip/bonus.ts": ["isTooLowForBonus"], "src/domain/price-policy.ts": ["acceptsPrice"] },
  "tether-deposit": { "src/domain/tether.ts": ["isTetherAmount"] },
  "tether-withdrawal": { "src/domain/tether.ts": ["isTetherAmount"] },
};

/** Files of a machine's folder that the running chart asks. */
export const OWN_RULES: Readonly<Record<string, readonly string[]>> = {
  "live-connection": ["backoff.ts"],
  "login-form": ["login-rules.ts"],
  placement: ["placement.actions.ts"],
  session: ["session.setup.ts"],
  slip: ["slip.actions.ts"],
};
