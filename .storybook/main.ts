import type { StorybookConfig } from "@storybook/react-vite";
import { storyIndexer } from "./written-out.ts";

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx", "../workshop/**/*.stories.tsx"],
  experimental_indexers: (others = []) => [storyIndexer, ...others],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    // The page's own configuration would generate the route tree from here as well.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // What asks to get to know Storybook, and what marks stories as changed, has no place beside the stories.
  features: { changeDetection: false, menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  // Reading the props of each component takes a third of the first story. Controls come from what a story gives.
  typescript: { reactDocgen: false },
  staticDirs: ["../public", { from: "../node_modules/pretendard/dist/web/variable", to: "/pretendard" }],
  // The list of stories is Korean too, also where no Korean font is installed.
  managerHead: (head = "") =>
    `${head}<link rel="stylesheet" href="./pretendard/pretendardvariable-dynamic-subset.css" />
     <script>document.documentElement.lang = "ko";</script>`,
};

export default config;
