// Tells Node what Drizzle's modules are. To find out, it parses the package's description, 180 kB, once or twice for each of
// some 250 modules, which is two thirds of the time that they take to load. Plain JavaScript: it is loaded before
// everything else.
import { registerHooks } from "node:module";

const WITHIN = "/node_modules/drizzle-orm/";

registerHooks({
  resolve: (specifier, context, next) => {
    const from = context.parentURL;
    const isOwn = from?.includes(WITHIN) && from.endsWith(".js") && /^\..*\.js$/.test(specifier);
    if (!isOwn) return next(specifier, context);
    return { url: new URL(specifier, from).href, format: "module", shortCircuit: true };
  },
});
