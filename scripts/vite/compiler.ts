// The React compiler, as the product and the workshop run it.
import { reactCompilerPreset } from "@vitejs/plugin-react";

/**
 * The compiler serves where prices move and slips change; elsewhere its caches cost 4 kB of a first load and save
 * no time that could be measured (docs/decisions/first-load.md).
 */
const COMPILED = /src\/ui\/(sports\/(price\/|slip\/(?!slip-place|empty-slip))|operator\/|primitives\/list\/)/;

export const compiler = reactCompilerPreset();
compiler.rolldown.filter = { ...compiler.rolldown.filter, id: { include: [COMPILED] } };
