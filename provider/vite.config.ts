import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";
import { productFont } from "../scripts/vite/product-font.ts";
import { requirementsLeftOut } from "../scripts/vite/without-requirements.ts";

const root = join(import.meta.dirname, "..");

export default defineConfig({
  root: join(import.meta.dirname, "page"),
  publicDir: false,
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    productFont(root),
    requirementsLeftOut(),
  ],
  build: {
    outDir: join(root, "dist-provider"),
    emptyOutDir: true,
    target: "es2023",
    // The security headers forbid data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
