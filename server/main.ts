// Starts the server from the environment.
import { runServer } from "./run.ts";

await runServer();
