// One walk: a browser, its page, the application and what the walk remembers of what the member did, to hold the page to it.
import { onlineManager } from "@tanstack/react-query";
import type { AlertRequest } from "../../../src/machines/dialogs/dialogs.schema.ts";
import type { BettingSlip } from "../../../src/ui/sports/slip/betting.ts";
import { browser } from "./browser.ts";
import { Network } from "./network.ts";
import { openPage, type Page } from "./page.ts";
import type { Application, Books } from "./application.ts";
import { Server } from "./server.ts";

const START = Date.UTC(2026, 10, 21, 3, 0, 0);

export class World {
  readonly browser = browser;
  readonly server: Server;
  readonly network: Network;
  /** null: the tab stands on about:blank. */
  page: Page | null = null;
  /** The legs that each slip must hold, by member and slip. */
  readonly #legs = new Map<string, readonly string[]>();
  /** Until when each popup must not be seen, by its id. */
  readonly snoozed = new Map<string, number>();
  /** Popups that the member put away for the session. */
  readonly putAway = new Set<string>();
  /** Bets whose outcome the member has been told. */
  readonly told = new Set<string>();
  /** When the session on the page began, in milliseconds since 1970; null while there is none. */
  loggedInAt: number | null = null;
  /** How often the member confirmed a bet. */
  confirms = 0;
  alerts: readonly AlertRequest[] = [];
  /** Alerts that the member closed in this step. */
  closedAlerts = 0;
  faults: string[] = [];
  /** The steps that were taken. */
  readonly log: string[] = [];
  /** How long the computer slept, in milliseconds. */
  slept = 0;

  /** What the application's own tables say of each member, as of the last look. */
  books: Books = new Map();

  private constructor(server: Server) {
    this.server = server;
    this.network = new Network(browser, server);
    browser.fetch = (input, init) => this.network.fetch(input, init);
    browser.onBlank = () => this.#leave();
  }

  static async start(application: Application): Promise<World> {
    browser.reset(START);
    onlineManager.setOnline(true);
    return new World(await Server.open(application));
  }

  /** Looks into the application's tables. */
  async look(): Promise<void> {
    this.books = await this.server.books();
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  get clock() {
    return browser.clock;
  }

  /** Opens the page, or opens it anew: nothing but storage and the cookie is left of the one before. */
  async open(path: string): Promise<void> {
    this.#leave();
    this.page = openPage(path, (bettingSlip) => this.#watchDesk(bettingSlip));
    this.#watchSession(this.page);
    await this.clock.settle();
  }

  #leave(): void {
    // The library's own managers outlive a page here, and would keep all of it.
    this.page?.queryClient.unmount();
    browser.endRealm();
    this.network.forgetPage();
    this.page = null;
    this.alerts = [];
    this.putAway.clear();
  }

  #watchSession({ app }: Page): void {
    const { session, dialogs } = app.actors;
    let wasIn = false;
    session.subscribe((snapshot) => {
      const isIn = snapshot.hasTag("authenticated");
      const { user, departure } = snapshot.context;
      if (!isIn && user !== null) this.fault("로그아웃 상태에 회원이 남아 있다");
      if (isIn && user === null) this.fault("로그인 상태에 회원이 없다");
      if (isIn !== wasIn) this.loggedInAt = isIn ? this.clock.now : null;
      if (wasIn && !isIn) {
        this.putAway.clear();
        if (browser.storage.getItem("custom.auth") !== null) this.fault("끝난 세션의 만료 시각이 남아 있다");
        const text = departure?.alert ?? null;
        const isShown = dialogs.getSnapshot().context.alerts.some(({ message }) => message === text);
        if (text !== null && !isShown) this.fault(`끝난 이유를 알리지 않았다: ${text}`);
      }
      wasIn = isIn;
    });
  }

  #watchDesk(bettingSlip: BettingSlip): void {
    bettingSlip.subscribe(() => {
      const { placement } = bettingSlip.shown();
      const { bet } = placement.context;
      if (!bet || this.told.has(bet.id) || !(placement.matches("accepted") || placement.matches("refused"))) return;
      this.told.add(bet.id);
      if (placement.matches("refused")) return;
      const legs = this.legsOf(bettingSlip);
      const gone = new Set(bet.picks.map((pick) => pick.selectionId));
      this.expectLegs(
        bettingSlip,
        legs.filter((id) => !gone.has(id)),
      );
    });
  }

  legsOf({ owner, shown }: BettingSlip): readonly string[] {
    return this.#legs.get(`${owner} ${shown().slip.context.name}`) ?? [];
  }

  expectLegs({ owner, shown }: BettingSlip, ids: readonly string[]): void {
    this.#legs.set(`${owner} ${shown().slip.context.name}`, ids);
  }

  /** Nothing is on its way. */
  get isQuiet(): boolean {
    return this.network.pending === 0 && this.page?.isUnderWay() !== true;
  }
}
