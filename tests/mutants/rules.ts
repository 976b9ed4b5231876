// Whose comparisons count as the chart's own, below the folder of the machine: the rules with a boundary that its
// guards ask. All other mutants of src/domain are Stryker's.
export const BOUNDARY_RULES: Readonly<Record<string, readonly string[]>> = {
  "chunk-reload": ["src/domain/chunk-reload.ts"],
  "device-toggle": ["src/domain/device.ts"],
  "mini-game-round": ["src/domain/mini-game-round.ts"],
  popup: ["src/domain/popup.ts"],
  "scroll-top": ["src/domain/scroll.ts"],
  session: ["src/domain/session.ts"],
  slip: ["src/domain/slip/bonus.ts"],
  "tether-deposit": ["src/domain/tether.ts"],
  "tether-withdrawal": ["src/domain/tether.ts"],
};

/** Files of a machine's folder that the running chart asks. */
export const OWN_RULES: Readonly<Record<string, readonly string[]>> = {
  "live-connection": ["backoff.ts"],
  "login-form": ["login-rules.ts"],
  placement: ["placement.actions.ts"],
  session: ["session.setup.ts"],
  slip: ["slip.actions.ts"],
};
