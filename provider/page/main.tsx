// The pages of the house's provider: the slot and the table, by the address.
import { StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { applyTheme } from "../../src/ui/frame/theme/theme-preference.ts";
import "../../src/ui/frame/theme/theme.css";
import "virtual:product-font.css";

const PAGES: Readonly<Record<string, () => Promise<ComponentType>>> = {
  "/slot": async () => (await import("./slot-page.tsx")).SlotPage,
  "/baccarat": async () => (await import("./table-page.tsx")).TablePage,
};

applyTheme();
const root = document.getElementById("root");
const load = PAGES[location.pathname];
if (!root || !load) throw new Error(`no page at ${location.pathname}`);
const Page = await load();
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
