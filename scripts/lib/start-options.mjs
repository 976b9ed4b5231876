// What the server's Node is started with. Plain JavaScript: scripts/run.mjs reads it before Node 24 is there.
import { join } from "node:path";

/**
 * By its own choice Node lets new objects take 128 MB on a machine with much memory. A server with nobody there fills
 * them with garbage.
 */
export const START_FLAGS = ["--max-semi-space-size=8"];

/**
 * The compiled code of the server is kept between starts. A server that finds all of it does not load the compiler of
 * TypeScript, which takes 55 MB. The allocator of glibc keeps less memory with two arenas than with one for each thread.
 * @param {string} root The folder of the project.
 */
export const startEnvironment = (root) => ({
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "hanpan", "compiled"),
  MALLOC_ARENA_MAX: "2",
});
