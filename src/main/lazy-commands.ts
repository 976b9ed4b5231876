import type { LazyCommands } from "../ui/frame/form/commands.ts";
import type { CommandEffectOptions } from "./command-effects.ts";

/** The effects of commands, loaded with the first form. Who asks in vain asks again. */
export function createLazyCommands(options: CommandEffectOptions): LazyCommands {
  let loading: ReturnType<LazyCommands> | null = null;
  return () =>
    (loading ??= import("./command-effects.ts")
      .then(({ createCommandEffects }) => createCommandEffects(options))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      }));
}
