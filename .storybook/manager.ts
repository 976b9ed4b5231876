import { addons } from "storybook/manager-api";

// The panel of the add-ons is closed until the key A opens it: the workshop is for looking at states.
addons.setConfig({ bottomPanelHeight: 0, rightPanelWidth: 0 });
