// A worker of Vitest that outlives a run: the next run finds the server loaded.
import { EventEmitter } from "node:events";
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from "vitest/node";

type Listener = (...args: unknown[]) => void;

export class KeptWorker implements PoolWorker {
  readonly name = "kept";
  readonly cacheFs = true;
  readonly #events = new EventEmitter();
  readonly #options: PoolOptions;
  #fork: ForksPoolWorker | null = null;
  #isSetUp = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, listener: Listener): void {
    this.#events.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#events.off(event, listener);
  }

  async start(): Promise<void> {
    if (this.#fork) return;
    const fork = new ForksPoolWorker(this.#options);
    this.#fork = fork;
    this.#isSetUp = false;
    await fork.start();
    for (const event of ["error", "exit", "message"])
      fork.on(event, (...args: unknown[]) => {
        if (this.#fork === fork) this.#events.emit(event, ...args);
      });
  }

  /** It is started and stopped once; Vitest does both for each run. */
  send(message: WorkerRequest): void {
    if (message.type === "stop") return this.#answer("stopped");
    if (message.type === "start" && this.#isSetUp) return this.#answer("started");
    if (message.type === "start") this.#isSetUp = true;
    this.#fork?.send(message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async stop(): Promise<void> {
    this.#events.removeAllListeners();
  }

  /** Ends the process, also one that never answers. The next run starts another one. */
  async end(): Promise<void> {
    const fork = this.#fork;
    this.#fork = null;
    if (!fork) return;
    this.#events.emit("exit", null, "SIGKILL");
    await fork.stop();
  }

  #answer(type: "started" | "stopped"): void {
    setImmediate(() => this.#events.emit("message", { type, __vitest_worker_response__: true }));
  }
}
