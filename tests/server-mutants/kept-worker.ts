// A process of Vitest's tests that outlives a run: the next run finds the server loaded.
import { EventEmitter } from "node:events";
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from "vitest/node";

export class KeptProcess {
  #fork: ForksPoolWorker | null = null;
  #isSetUp = false;
  /** What the run that is under way hears. */
  #heard = new EventEmitter();

  /** For one run. Vitest starts and stops it; the process is started once and stays. */
  workerFor(options: PoolOptions): PoolWorker {
    const events = new EventEmitter();
    const answer = (type: "started" | "stopped") =>
      void setImmediate(() => events.emit("message", { type, __vitest_worker_response__: true }));
    return {
      name: "kept",
      cacheFs: true,
      on: (event, listener) => void events.on(event, listener),
      off: (event, listener) => void events.off(event, listener),
      deserialize: (data) => data,
      start: async () => {
        this.#heard = events;
        await this.#start(options);
      },
      stop: async () => void events.removeAllListeners(),
      send: (message: WorkerRequest) => {
        if (message.type === "stop") return answer("stopped");
        if (message.type === "start" && this.#isSetUp) return answer("started");
        if (message.type === "start") this.#isSetUp = true;
        this.#fork?.send(message);
      },
    };
  }

  /** Ends the process, also one that never answers. The next run starts another one. */
  async end(): Promise<void> {
    const fork = this.#fork;
    this.#fork = null;
    if (!fork) return;
    this.#heard.emit("exit", null, "SIGKILL");
    await fork.stop();
  }

  async #start(options: PoolOptions): Promise<void> {
    if (this.#fork) return;
    const fork = new ForksPoolWorker(options);
    this.#fork = fork;
    this.#isSetUp = false;
    await fork.start();
    for (const event of ["error", "exit", "message"])
      fork.on(event, (...args: unknown[]) => {
        if (this.#fork !== fork) return;
        if (event === "exit") this.#fork = null;
        this.#heard.emit(event, ...args);
      });
  }
}
