import type { LazyCommands } from "../ui/frame/form/commands.ts";
import type { CommandEffectOptions } from "./command-effects.ts";
import { loadOnce } from "./load-once.ts";

/** The effects of commands, loaded with the first form. */
export function createLazyCommands(options: CommandEffectOptions): LazyCommands {
  return loadOnce(async () => (await import("./command-effects.ts")).createCommandEffects(options));
}
