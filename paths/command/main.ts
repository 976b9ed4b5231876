#!/usr/bin/env node
import { runCommand } from "./command.ts";

// A reader that has seen enough, as `head`, is no fault of the command.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await runCommand(process.argv.slice(2));
