// Puts the walk's clock, the application and the browser in place, in this order. Only then may the page be loaded: its
// libraries ask on loading whether they are in a browser, and the database would take Node for one.
import type { Application } from "./world/application.ts";
import { browser, installBrowser } from "./world/browser.ts";
import { installTimers } from "./world/timers.ts";

const BEGIN = Date.UTC(2026, 10, 21, 3, 0, 0);

export interface Booted {
  application: Application;
  /** Real milliseconds; `performance` is the walk's from now on. */
  now: () => number;
}

export async function boot(): Promise<Booted> {
  const now = performance.now.bind(performance);
  installTimers(browser.clock);
  browser.clock.restart(BEGIN);
  const { Application } = await import("./world/application.ts");
  const { Server } = await import("./world/server.ts");
  const application = await Application.boot(browser.clock);
  await Server.prepare(application);
  installBrowser();
  return { application, now };
}
