import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { compiler } from "../scripts/vite/compiler.ts";
import { storiesWritten } from "./written-out.ts";

/** What the stories import: a library that is found while they run would load their page anew. */
const LIBRARIES = [
  "@ark-ui/react/date-picker",
  "@ark-ui/react/dialog",
  "@ark-ui/react/frame",
  "@ark-ui/react/portal",
  "@ark-ui/react/toast",
  "@noble/curves/bls12-381.js",
  "@formisch/react",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@tanstack/react-table",
  "@tanstack/react-virtual",
  "@tiptap/core",
  "@tiptap/extension-image",
  "@tiptap/extension-table",
  "@tiptap/pm/model",
  "@tiptap/react",
  "@tiptap/starter-kit",
  "@xstate/react",
  "dayjs",
  "dayjs/plugin/utc.js",
  "dompurify",
  "elkjs/lib/elk.bundled.js",
  "eventsource-parser",
  "ofetch",
  "react",
  "react-dom",
  "react-dom/client",
  "react/compiler-runtime",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "uplot",
  "uqr",
  "storybook/test",
  "valibot",
  "xstate",
];

/** Gives the components the workshop's widths of frames; the workshop's file itself reads the page's. */
function framesOfStories(): Plugin {
  const own = join(import.meta.dirname, "frame-width.ts");
  return {
    name: "frames-of-stories",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/use-frame-width.ts") && importer?.split("?")[0] !== own ? own : null,
  };
}

export default defineConfig({
  optimizeDeps: { include: LIBRARIES },
  plugins: [storiesWritten(), framesOfStories(), react(), babel({ presets: [compiler] }), tailwindcss()],
});
