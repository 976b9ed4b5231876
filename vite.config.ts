import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.API_ORIGIN ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      routeFileIgnorePattern: "\\.(stories|test)\\.",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
  ],
  server: {
    host: "127.0.0.1",
    // The event stream passes through here too, so nothing may wait for its end.
    proxy: { "/api": { target: server, changeOrigin: false, timeout: 0, proxyTimeout: 0 } },
  },
  build: {
    manifest: true,
    target: "es2023",
    // The security headers forbid data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
