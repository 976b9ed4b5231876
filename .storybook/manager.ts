import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { MANAGER_THEMES } from "./manager-theme.ts";
import { onPreferredTheme, themeOfAddress } from "./theme.ts";

addons.setConfig({
  // The panel of the add-ons is closed until the key A opens it: the workshop is for looking at states.
  layout: { bottomPanelHeight: 0, rightPanelWidth: 0 },
  // Roots cannot be closed, and all that stands in them would be drawn before the first story.
  sidebar: { showRoots: false },
  theme: MANAGER_THEMES[themeOfAddress(location.search)],
});

/** What the toolbar sets for the stories holds around them. A story that is always light changes nothing around it. */
addons.register("hanpan/theme", (api) => {
  const follow = (told: { globals: { theme?: unknown }; userGlobals?: { theme?: unknown } }): void => {
    const { theme } = told.userGlobals ?? told.globals;
    api.setOptions({ theme: MANAGER_THEMES[theme === "light" ? "light" : "dark"] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  onPreferredTheme((theme) => api.updateGlobals({ theme }));
});
