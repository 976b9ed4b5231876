import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import workshop from "./.storybook/vite.config.ts";
import { CHROMIUM_ARGS, chromiumOnTheMachine } from "./scripts/lib/chromium.ts";

const executablePath = process.env.CHROMIUM_PATH ?? chromiumOnTheMachine();

// The stories of `npm test` are a desktop's, dark; `npm run verify` runs them on a phone and in light too.
process.env.STORYBOOK_VIEW ??= "desktop";

// `npm run verify` runs the stories that take long too, those of the workshop's own pages and of each state of each machine,
// which the paths and the walks visit as well, and those of the parts of an operator's page, which the page's own stories
// show; and it looks at all of them for what is not accessible.
process.env.STORYBOOK_SHARE ??= "pages";
const LEFT = ["**/*.states.stories.tsx", "workshop/machines/*.stories.tsx", "src/ui/operator/**/!(*-page).stories.tsx"];
const long = process.env.STORYBOOK_SHARE === "all";
// A story that draws both widths is itself as wide as a desktop, and some are about what only a desktop shows.
const isPhone = process.env.STORYBOOK_VIEW === "phone";
const exclude = [...(long ? [] : ["long"]), ...(isPhone ? ["widths", "desktop"] : [])];

export default defineConfig({
  // The plugin does not hand on what the workshop wants bundled, and a library that is found late loads the page anew.
  optimizeDeps: workshop.optimizeDeps ?? {},
  // Storybook's own plugin leaves those of the workshop out: without Tailwind every story would be tried unstyled.
  plugins: [
    ...(workshop.plugins ?? []),
    storybookTest({ configDir: join(import.meta.dirname, ".storybook"), tags: { exclude } }),
  ],
  test: {
    name: "stories",
    exclude: [...configDefaults.exclude, ...(long ? [] : LEFT)],
    // A page waits for a third of its time, and `npm test` has other lanes beside.
    maxWorkers: 3,
    // One page for all of them, as in the workshop itself, where going from story to story loads no page either.
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // A machine that is slow is no failure.
      connectTimeout: 300_000,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({ launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
