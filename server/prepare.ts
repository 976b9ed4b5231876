// The first start in a process of its own. What it takes ends with it: memory for making the database and the demo's data,
// which an embedded database never gives back, and the compiler of TypeScript. The process that then serves finds the
// data and the compiled code.
import { readConfig } from "./config.ts";
import { findRoutes } from "./http/find-routes.ts";
import { reportEnd } from "./run.ts";
import { startServer } from "./server.ts";

/** Ends the process, with 0 when all is made. */
export async function prepareServer(page: Promise<unknown>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const isEmbeddedDemo = config.mode !== "production" && config.databaseUrl === undefined;
    if (isEmbeddedDemo && config.dataDir !== "memory") {
      const own = { host: "127.0.0.1", port: 0, paymentDeskPort: 0, demoPlayers: false };
      const server = await startServer({ ...config, ...own }, { page });
      await server.close();
    } else await Promise.all([findRoutes(), page]);
    process.exit(0);
  } catch (error) {
    process.exit(reportEnd(error));
  }
}
