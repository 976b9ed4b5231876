// Compresses the build, while whatever else the machine does goes first.
import { setPriority } from "node:os";
import { join } from "node:path";
import { precompress } from "./lib/precompress.ts";

setPriority(10);
await precompress(join(import.meta.dirname, "..", "dist"));
