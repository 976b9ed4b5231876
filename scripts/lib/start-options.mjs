// What the server's Node is started with. Plain JavaScript: scripts/run.mjs reads it before Node 26 is there.
import { join } from "node:path";

/**
 * By its own choice Node lets new objects take 128 MB on a machine with much memory, and lets old ones grow to several
 * times what is used before it collects them. A server with nobody there fills both with garbage. In 18 minutes of
 * the demo the second flag kept 140 MB of it away.
 */
export const START_FLAGS = ["--max-semi-space-size=4", "--heap-growing-percent=40"];

/**
 * The compiled code of the server is kept between starts. A server that finds all of it does not load the compiler of
 * TypeScript, which takes 55 MB. The allocator of glibc keeps less memory with two arenas than with one for each thread.
 * @param {string} root The folder of the project.
 */
export const startEnvironment = (root) => ({
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "hanpan", "compiled"),
  MALLOC_ARENA_MAX: "2",
});
