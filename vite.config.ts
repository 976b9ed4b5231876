import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { productFont } from "./scripts/vite/product-font.ts";

const server = process.env.API_ORIGIN ?? "http://127.0.0.1:4000";
// The event stream passes through here too, so nothing may wait for its end.
const proxy = { "/api": { target: server, changeOrigin: false, timeout: 0, proxyTimeout: 0 } };

/** The libraries that every page needs, /login as well. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-query|query-core|react-table|table-core)[\w-]+|xstate|@xstate|valibot|ofetch|ufo|destr|dayjs|use-sync-external-store)\//;

/** Small modules that nearly every page shares. Dialogs and drawers bring Ark, and stay by themselves. */
const PARTS =
  /src\/(domain\/(price|product|market|format|time|price-policy|labels\/\w+|slip\/pick)\.|ui\/(primitives\/(?!dialog|drawer|safe-html|sanitise|text-area|password-field|money-field|list\/)|frame\/layout\/(view-toggles|use-frame-width)|sports\/display-name))/;

/** What the slips of a betting page run on. */
const SLIPS =
  /src\/(domain\/(limits|slip\/)|machines\/(slip|slip-leg|placement)\/(?!stored-(?:intent|slip)-key)|ui\/sports\/slip\/text)/;

/** What the pages that list fixtures or bets share. */
const LISTS =
  /src\/(api\/(contract|queries)\/(bets|fixtures)\.|ui\/(primitives\/list\/|frame\/layout\/(menu-table|menu-link|unread-badge)))/;

/**
 * The compiler serves where prices move and slips change; elsewhere its caches cost 4 kB of a first load and save
 * no time that could be measured (docs/decisions/first-load.md).
 */
const COMPILED = /src\/ui\/(sports\/(price\/|slip\/(?!slip-place|empty-slip))|operator\/|primitives\/list\/)/;
const compiler = reactCompilerPreset();
compiler.rolldown.filter = { ...compiler.rolldown.filter, id: { include: [COMPILED] } };

export default defineConfig({
  plugins: [react(), babel({ presets: [compiler] }), tailwindcss(), productFont(import.meta.dirname)],
  resolve: {
    // React has had it itself since 18; the shim is for those before.
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: "use-sync-external-store/with-selector" },
      { find: /^use-sync-external-store\/shim$/, replacement: "use-sync-external-store" },
    ],
  },
  server: { host: "127.0.0.1", proxy },
  preview: { host: "127.0.0.1", proxy },
  build: {
    manifest: true,
    target: "es2023",
    // The security headers forbid data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    // The HTML of a page names its scripts (server/http/first-load.ts). The helper that preloads for dynamic imports is 2 kB.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few larger files compress better than many small ones: 8 kB on a member's page, measured.
          groups: [
            { name: "vendor", test: VENDOR, priority: 2 },
            { name: "queries", test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 2 },
            { name: "parts", test: PARTS, priority: 1 },
            { name: "slips", test: SLIPS, includeDependenciesRecursively: false },
            { name: "lists", test: LISTS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
