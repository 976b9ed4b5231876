// Where the browser comes from: a given path, one on the machine, Playwright's own, else Debian's package.
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { run } from "./process.ts";

/** The shell first: it is what Playwright itself takes for headless pages, and draws no window that nobody sees. */
const ON_THE_MACHINE = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export function chromiumOnTheMachine(): string | undefined {
  return ON_THE_MACHINE.find((path) => existsSync(path));
}

/** Finds or installs Chromium and returns its path. Throws with what was tried. */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: 파일이 없습니다: ${given}`);
    return given;
  }
  const found = chromiumOnTheMachine();
  if (found) return found;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;

  console.log("Chromium을 설치합니다…");
  await run("node", ["node_modules/playwright/cli.js", "install", "chromium"], { timeoutMs: 240_000 });
  if (own && existsSync(own)) return own;
  if (process.platform === "linux") {
    const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = (...args: string[]) => {
      const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
      return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeoutMs: 400_000 });
    };
    await apt("update", "-qq");
    let output = "";
    // Older systems have no package of the shell alone.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      ({ output } = await apt("install", "-y", "-qq", "--no-install-recommends", name));
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
    throw new Error(`Chromium을 설치하지 못했습니다.\n${output.slice(-2000)}`);
  }
  throw new Error("Chromium이 없습니다. CHROMIUM_PATH에 실행 파일의 경로를 지정하십시오.");
}

/** Switches for a headless browser that keeps to itself. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
