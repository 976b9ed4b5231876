// Leaves out of the page what `npm run paths -- requirements` reads of a chart: no machine reads its own `meta`.
import type { Plugin } from "vite";

const CHARTS = /src\/machines\/.+\.ts$/;
const META = /\bmeta: \{\s*requirements: \[[^\]]*\],?\s*\},?/g;

/** The code without `meta: { requirements: […] }`. Throws where an id is written in another way. */
export function withoutRequirements(code: string): string {
  const left = code.replaceAll(META, "");
  const id = /REQ-[\dR.]+/.exec(left)?.[0];
  if (id !== undefined) throw new Error(`${id} stands elsewhere than in "meta: { requirements: […] }"`);
  return left;
}

export function requirementsLeftOut(): Plugin {
  return {
    name: "requirements-left-out",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: CHARTS },
      handler: (code) => (code.includes("REQ-") ? withoutRequirements(code) : null),
    },
  };
}
