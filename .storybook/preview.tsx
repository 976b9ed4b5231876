import type { Preview } from "@storybook/react-vite";
import "../workshop/workshop.css";

const preview: Preview = {
  globalTypes: {
    theme: {
      description: "Dark or light",
      toolbar: { title: "Theme", icon: "mirror", items: ["dark", "light"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "dark", viewport: { value: undefined, isRotated: false } },
  parameters: {
    layout: "fullscreen",
    // A violation fails the story's test.
    a11y: { test: "error" },
    viewport: {
      options: {
        phone: { name: "Phone, 390 px", styles: { width: "390px", height: "844px" } },
        desktop: { name: "Desktop, 1440 px", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = "ko";
      document.documentElement.dataset.theme = globals.theme === "light" ? "light" : "dark";
      return <Story />;
    },
  ],
};

export default preview;
