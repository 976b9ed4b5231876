import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compiler } from "./scripts/vite/compiler.ts";
import { endpointsForPage } from "./scripts/vite/endpoints-for-page.ts";
import { requirementsLeftOut } from "./scripts/vite/without-requirements.ts";
import { productFont } from "./scripts/vite/product-font.ts";

const server = process.env.API_ORIGIN ?? "http://127.0.0.1:4000";
// The event stream passes through here too, so nothing may wait for its end.
const proxy = { "/api": { target: server, changeOrigin: false, timeout: 0, proxyTimeout: 0 } };

/** Half of what every page needs. Two files come sooner than one: a connection is slow at its start. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** The libraries that every page needs, /login as well. */
const VENDOR =
  /node_modules\/(@tanstack\/(?!react-query|query-core|react-table|table-core|react-virtual|virtual-core|.*useBlocker)[\w-]+|xstate|@xstate|valibot|ofetch|ufo|destr|dayjs|use-sync-external-store)\//;

/** Small modules that nearly every page shares. */
const PARTS =
  /src\/(domain\/common\/(product|time|format)\.|ui\/(primitives\/(button|class-names|empty-state|error-state|icon|icons|level-icon|money|page-heading|panel|skeleton|text|use-steady-pending)\.|frame\/layout\/(view-toggles|use-frame-width)))/;

/** What every page asks for at its start: the root machines, the routes and their guards. */
const ROOT =
  /src\/(machines\/(dialogs|session|navigation|maintenance-gate|account-redirect|message-gate|chunk-reload|loading-bar|device-toggle|shared)\/|api\/(client\/(client|failure|ask)|contract\/endpoint)\.|domain\/(frame\/(pages\/pages|path)|session\/(session|server-code|account)|common\/constants)\.|routes\/(view-of|guard|route-tree|root-route|page-outlet)\.|main\/(root-actors|session-effects|router-effects|device-effects|follow-back|load-once|lazy-commands|late-actors|lazy-betting|show-state|wire-page|prefetch)\.|ui\/(load-ahead|lost-part|frame\/error\/part-boundary)\.)/;

/** The frame of who is logged in, with the cache that its pages read. */
const FRAME =
  /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(useMutation|mutationObserver)\.)|src\/(ui\/open-queries|ui\/frame\/site-search\/search-place|domain\/frame\/pages\/menus|ui\/frame\/layout\/(default-layout|mobile-header|top-bar|top-menu|side-tabs|sidebar|account-menu|load-entries|disclosure|use-(leave|menu|bottom-bar)|menu-table|menu-link|unread-badge|shortcut-pictures|pictures\.svg))/;

/** What the stream of a member runs on. */
const STREAM =
  /src\/(machines\/(betting\/(?!follow-slips)|live-connection\/|tab-leader\/)|api\/(prices\/(?!price-frames)|live\/)|api\/contract\/stream|api\/queries\/(wallet\/money-keys|games\/mini-games-key)|main\/(live-effects|share-stream)|machines\/(slip\/stored-slip-key|placement\/stored-intent-key)|domain\/games\/(server-clock|selection-id))/;

/** What the slips of a betting page run on. */
const SLIPS =
  /src\/(domain\/sports\/slip\/(?!pick|availability)|machines\/(slip|slip-leg|placement)\/(?!stored-(?:intent|slip)-key)|ui\/sports\/slip\/text)/;

/** What the stream and the pages with fixtures or bets share. */
const LISTS =
  /src\/(api\/(contract\/(sports\/fixtures(\.endpoints)?|page|common)|queries\/(sports\/(bets-key|fixtures|fixtures-key)|read-first|page-query))\.|domain\/(common\/(price|entry-of)|wallet\/entry-kinds|sports\/(market|price-policy|slip\/(pick|availability)))\.|ui\/sports\/(team-badge|name-colours|told-fixture|sport-icon|slip\/use-betting-slip))/;

/** How markets and picks are called. */
const MARKETS = /src\/(domain\/sports\/(markets\/[\w-]+|labels\/(markets|periods))\.)/;

/** How lines and picks are called, in lists and in bets. */
const WORDS = /src\/(domain\/sports\/labels\/(lines|sports)|ui\/sports\/(display-name|korea\/text))\./;

/** What every list of fixtures draws: Korean, European and the home page's. */
const ROWS =
  /src\/(domain\/sports\/kick-off|ui\/frame\/later|ui\/sports\/(every-second|price\/(?!price-keys)|slip\/(slip-place|empty-slip|slip-title|slip-aside)|korea\/(held-list|use-held-list|group-fixtures|kick-off-time|league-mark|use-fixture-now|slip-entry)))/;

/** A list with one line a match, beside the lines themselves. */
const LINES =
  /src\/(domain\/sports\/match-columns|ui\/sports\/(list\/(match-list|list-rows|list-place|league-head|keep-markets|rows|text|list-look|late-tools|use-row|pick-of|line-prices|line-time|match-line)\.|european\/(late-star|use-picked|picked-store|share-subscription)\.|korea\/(late-folders|korea-search)\.))/;

/** The marks of favourites, in the European lists and the lobby of games. */
const STARS =
  /src\/(ui\/sports\/european\/(star|favourite-store|fixture-head)|api\/(queries|contract)\/sports\/favourites)\b/;

/** What a page with a list in it draws. */
const PAGER =
  /src\/ui\/(use-slash-key|sports\/list\/late-live|frame\/list\/(query-view|list-pager|filters\.|use-filters|filter-tabs))/;

/** What the home page shares with its late parts and with the console's preview of popups, and its banner. */
const HOME =
  /src\/(ui\/frame\/(home\/text|popup\/(popup-window|text))|api\/queries\/frame\/home|api\/contract\/programmes\/(event-summary|home-events\.endpoints)|domain\/programmes\/campaign-event|ui\/programmes\/event\/event-banner)\./;

/** How a bet is shown, in the history and where it is sold. */
const BETS =
  /src\/ui\/sports\/(bets\/(bet-leg|bet-return|bet-status|bet-title|use-settlement|cash-out\/open-bets)|leg-score(-text)?|pick-names)\./;

/** What the server says of bets. */
const TOLD_BETS = /src\/api\/(contract\/sports\/(bets|bet-page|bets\.endpoints)|queries\/sports\/bets)\./;

/** What a list that is filtered by days draws. */
const DAYS = /src\/ui\/frame\/list\/(date-field|calendar-button|span)\./;

/** The score and the clock of what runs. */
const BOARDS = /src\/ui\/sports\/board\/(board-context|use-boards)\./;

/** A score in one line, with the clock of the match. */
const SCORE = /src\/ui\/sports\/board\/(board-clock|row-score)\./;

/** The blocks of a list with several markets a fixture. */
const BLOCKS = /src\/ui\/sports\/korea\/(market-row|market-grid|side-cells|market-name)/;

/** The wrapper of dynamic imports: styles are one file and the HTML preloads scripts, so that nothing is left to do. */
function bareImports(): Plugin {
  const helper = "\0vite/preload-helper.js";
  return {
    name: "bare-imports",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
  };
}

const NO_INFINITE_QUERIES = `
  function none() { throw new Error("vite.config.ts leaves infinite queries out"); }
  export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };`;

const NO_ADDRESSES = `
  function none() { throw new Error("vite.config.ts leaves the writing of addresses out"); }
  export { none as withBase, none as withQuery };`;

const NO_SUSPENSE = `
  const none = () => false;
  export { none as defaultThrowOnError, none as ensureSuspenseTimers, none as fetchOptimistic, none as shouldSuspend };`;

const NO_THROWN_ERRORS = `
  const none = () => false;
  export { none as ensurePreventErrorBoundaryRetry, none as getHasError, none as useClearResetErrorBoundary };`;

const NO_RESET_BOUNDARY = `
  const none = () => null;
  export { none as QueryErrorResetBoundary, none as useQueryErrorResetBoundary };`;

const NO_TIMEOUT_PROVIDERS = `
  export const timeoutManager = {
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (run, ms) => setInterval(run, ms),
    clearInterval: (id) => clearInterval(id),
  };
  export const systemSetTimeoutZero = (run) => void setTimeout(run, 0);
  export { timeoutManager as TimeoutManager, timeoutManager as defaultTimeoutProvider };`;

const NO_SCRIPTS = "export const ScrollRestoration = () => null;";

const NO_REWRITES = `
  const same = (rewrite, url) => url;
  function none() { throw new Error("vite.config.ts leaves the rewriting of addresses out"); }
  export { same as executeRewriteInput, same as executeRewriteOutput, none as rewriteBasepath, none as composeRewrites };`;

const NO_DEV_TOOLS = "export const devToolsAdapter = () => undefined;";

const NO_MUTATIONS = `
  function none() { throw new Error("vite.config.ts leaves mutations out"); }
  export { none as Mutation, none as getDefaultState };`;

const NO_MUTATION_CACHE = `
  export class MutationCache {
    findAll() { return []; }
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`;

/**
 * Code of libraries that nothing here runs, by the end of its file's name. No list has pages that are fetched one after
 * another, and the query cache brings the code for them: 0.7 kB. What is sent is a command, and the
 * cache brings the code of mutations: 1.8 kB. No query suspends or throws its error, nobody
 * gives timers of their own, and each query brings code for all three: 0.9 kB. The router brings a script for pages that a server draws,
 * and code for addresses that are shown otherwise than they are: 0.4 kB. The client writes its addresses and parses its answers itself, and ofetch
 * brings code for both: 1.5 kB. Machines tell tools for developers of themselves.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "/infiniteQueryBehavior.js": NO_INFINITE_QUERIES,
  "/react-query/build/modern/suspense.js": NO_SUSPENSE,
  "/react-query/build/modern/QueryErrorResetBoundary.js": NO_RESET_BOUNDARY,
  "/query-core/build/modern/timeoutManager.js": NO_TIMEOUT_PROVIDERS,
  "/react-query/build/modern/errorBoundaryUtils.js": NO_THROWN_ERRORS,
  "/query-core/build/modern/mutation.js": NO_MUTATIONS,
  "/query-core/build/modern/mutationCache.js": NO_MUTATION_CACHE,
  "/react-router/dist/esm/scroll-restoration.js": NO_SCRIPTS,
  "/router-core/dist/esm/rewrite.js": NO_REWRITES,
  "/xstate/dist/xstate-dev.esm.js": NO_DEV_TOOLS,
  "/ufo/dist/index.mjs": NO_ADDRESSES,
  "/destr/dist/index.mjs": "export default JSON.parse;",
};

function leaveOut(): Plugin {
  return {
    name: "leave-out",
    apply: "build",
    enforce: "pre",
    load: (id) => Object.entries(LEFT_OUT).find(([end]) => id.endsWith(end))?.[1] ?? null,
  };
}

export default defineConfig({
  plugins: [
    bareImports(),
    leaveOut(),
    endpointsForPage(),
    requirementsLeftOut(),
    react(),
    babel({ presets: [compiler] }),
    tailwindcss(),
    productFont(import.meta.dirname),
  ],
  resolve: {
    // React has had it itself since 18; the shim is for those before.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector",
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "use-sync-external-store" },
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
        // Hashes do not compress, and every file names those that it loads.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          // A few larger files compress better than many small ones: 8 kB on a member's page, measured.
          groups: [
            // A file of its own without imports, which runs before the others are there.
            { name: "early", test: /src\/api\/client\/early\./, priority: 3, includeDependenciesRecursively: false },
            { name: "react", test: REACT, priority: 3 },
            { name: "vendor", test: VENDOR, priority: 2 },
            { name: "parts", test: (id) => PARTS.test(id) || ROOT.test(id), priority: 1 },
            { name: "frame", test: FRAME, includeDependenciesRecursively: false },
            { name: "stream", test: STREAM, includeDependenciesRecursively: false },
            { name: "slips", test: SLIPS, includeDependenciesRecursively: false },
            { name: "markets", test: MARKETS, includeDependenciesRecursively: false },
            { name: "words", test: WORDS, includeDependenciesRecursively: false },
            { name: "rows", test: ROWS, includeDependenciesRecursively: false },
            { name: "stars", test: STARS, includeDependenciesRecursively: false },
            { name: "home", test: HOME, includeDependenciesRecursively: false },
            { name: "lines", test: LINES, includeDependenciesRecursively: false },
            { name: "blocks", test: BLOCKS, includeDependenciesRecursively: false },
            { name: "bets", test: BETS, includeDependenciesRecursively: false },
            { name: "told-bets", test: TOLD_BETS, includeDependenciesRecursively: false },
            { name: "days", test: DAYS, includeDependenciesRecursively: false },
            { name: "score", test: SCORE, includeDependenciesRecursively: false },
            { name: "boards", test: BOARDS, includeDependenciesRecursively: false },
            { name: "pager", test: PAGER, includeDependenciesRecursively: false },
            { name: "lists", test: LISTS, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
