// The server of the file whose tests a worker runs. A worker and its browser cost three seconds of a processor, so that
// they stay; the next file gets a server of its own all the same.
import type { SuiteServer } from "./start.ts";

export class ServerOfFile<Server extends SuiteServer> {
  #file: string | null = null;
  #server: Promise<Server> | null = null;

  /** The same server for each test of a file. `start` makes it for the first one, when that of the file before is closed. */
  async of(file: string, start: () => Promise<Server>): Promise<Server> {
    if (this.#server && this.#file === file) return this.#server;
    await this.close();
    this.#file = file;
    this.#server = start();
    return this.#server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    await (await server)?.close();
  }
}
