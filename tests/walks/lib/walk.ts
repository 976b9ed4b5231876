// What an executor has in its hands: the page and the person at it, the server and the operator, held requests, clocks.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { MemberDriver } from "../../e2e/drivers/member.ts";
import { watchPage, type PageWatch } from "../../e2e/watch-page.ts";
import type { Step } from "./browser-model.ts";
import { Clocks } from "./clocks.ts";
import { HeldRequests } from "./held.ts";
import { WalkOperator } from "./operator.ts";
import type { WalkServer } from "./servers.ts";
import type { StreamLine } from "./stream-line.ts";
import { wireContext } from "./wiring.ts";

interface WalkPage {
  context: BrowserContext;
  page: Page;
  watched: PageWatch;
  held: HeldRequests;
  clocks: Clocks;
  member: MemberDriver;
}

/** Parts of the page whose code a walk may hold. */
export type LatePart = "open-dialogs" | "slip-sheet";

/** One machine's walks. The page lasts from path to path until it is renewed. */
export class Walk {
  readonly server: WalkServer;
  readonly browser: Browser;
  readonly operator: WalkOperator;
  readonly #options: BrowserContextOptions;
  #page: WalkPage | null = null;
  #cleanups: (() => Promise<unknown>)[] = [];
  /** True until the first path on this page has begun to walk. */
  isNew = true;
  /** The steps of the path that follow the present one, for what has to be prepared before it is seen. */
  coming: readonly Step[] = [];
  /** What executors of one path tell each other; empty at its start. */
  notes = new Map<string, unknown>();

  constructor(browser: Browser, server: WalkServer, options: BrowserContextOptions) {
    this.browser = browser;
    this.server = server;
    this.operator = new WalkOperator(server.url);
    this.#options = { baseURL: server.url, ...options };
  }

  get page(): Page {
    return this.#now.page;
  }

  get context(): BrowserContext {
    return this.#now.context;
  }

  /** The person at the page. */
  get member(): MemberDriver {
    return this.#now.member;
  }

  /** Requests on their way, held. */
  get held(): HeldRequests {
    return this.#now.held;
  }

  /** The wire between page and server; only a server of the kind "in-play" has one. */
  get line(): StreamLine {
    if (!this.server.line) throw new Error("the page reaches this server without a wire that could be cut");
    return this.server.line;
  }

  get clocks(): Clocks {
    return this.#now.clocks;
  }

  /** Declares which statuses and cuts are part of the path; what a hold lets go or cuts is declared by itself. */
  get watched(): PageWatch {
    return this.#now.watched;
  }

  get #now(): WalkPage {
    if (!this.#page) throw new Error("the walk has no page yet");
    return this.#page;
  }

  /** An empty page in a context of its own, in the place of the one before. */
  async renew(): Promise<void> {
    await this.close();
    const context = await this.browser.newContext(this.#options);
    await wireContext(context);
    // A walk holds each call where its machine makes it: none is answered before the scripts are there.
    await context.addInitScript(() => {
      const watch = new MutationObserver(() => document.getElementById("first-data")?.remove());
      watch.observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    const watched = watchPage(page);
    this.#page = {
      context,
      page,
      watched,
      held: new HeldRequests(page, watched),
      clocks: new Clocks(page, this.operator),
      member: new MemberDriver(page),
    };
    this.isNew = true;
  }

  /** Runs after the path, whether it failed or not; the last one first. */
  atEnd(cleanup: () => Promise<unknown>): void {
    this.#cleanups.push(cleanup);
  }

  /**
   * Holds the code of a part, which a page loads when it is first needed: a slow line. The page is left before the end
   * of the path cuts it, since a page that loses code opens itself anew, into the beginning of the next path.
   */
  async holdCode(part: LatePart): Promise<void> {
    this.atEnd(() => this.page.goto("about:blank"));
    await this.held.hold("code", new RegExp(`/assets/${part}[^/]*\\.js`));
  }

  /** Opens a page when there is none. */
  async beginPath(): Promise<void> {
    if (!this.#page) await this.renew();
    this.#page?.watched.forget();
    this.notes = new Map();
    this.coming = [];
  }

  /** Puts back what the path has changed. */
  async endPath(): Promise<void> {
    const cleanups = this.#cleanups.toReversed();
    this.#cleanups = [];
    for (const cleanup of cleanups) await cleanup();
    await this.operator.restore();
    // What the path leaves behind on the page fails or not, it says nothing about the next one.
    this.#page?.watched.expectCut("/");
    await this.#page?.held.abandon();
    this.isNew = false;
  }

  async close(): Promise<void> {
    await this.#page?.context.close();
    this.#page = null;
  }
}
