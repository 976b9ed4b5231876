// How every walk ends: all that stood in the way is taken away, and then what the member is owed must come.
import { MEMBER_NAMES } from "./world/accounts.ts";
import { login } from "./steps/person.ts";
import type { World } from "./world/world.ts";

/** Longer than the longest wait between two questions about a bet. */
const PATIENCE_MS = 40_000;
const TURN_MS = 4_000;

type Condition = () => boolean | Promise<boolean>;

async function passUntil(world: World, isThere: Condition, most = PATIENCE_MS): Promise<boolean> {
  for (let waited = 0; !(await isThere()) && waited < most; waited += TURN_MS) await world.clock.pass(TURN_MS);
  return isThere();
}

function closeDialogs({ page }: World): void {
  if (!page) return;
  const { dialogs } = page.app.actors;
  dialogs.getSnapshot().context.alerts.forEach(() => dialogs.send({ type: "alert.close" }));
  dialogs.send({ type: "dialog.closeAll" });
}

/** Throws when a bet's outcome is never told, the balance differs, or something is left behind after the logout. */
export async function endWell(world: World): Promise<void> {
  const { server, network, clock } = world;
  if (server.isAddressBlocked) await server.blockAddress(false);
  if (server.isClosed) await server.maintain(false);
  server.failsNext = false;
  network.latency = 0;
  network.fate = "arrives";
  if (!network.isUp) network.setUp(true);
  await server.readMessages();
  await clock.settle();

  for (const name of MEMBER_NAMES) {
    const { id } = server.accounts[name];
    const owed = () => server.taken.filter((one) => one.memberId === id && !world.told.has(one.bet.id));
    if (owed().length === 0) continue;
    const shown = () => userOf(world)?.emoney;
    const isSettled = async () => owed().length === 0 && shown() === (await server.balance(name));
    // The end of a maintenance logs out once more who stood on its page.
    for (let logins = 0; !(await isSettled()) && logins < 2; logins += 1) {
      await loginAs(world, name);
      for (const type of ["command.reconcile", "command.discard"] as const) world.page?.bettingSlip()?.press({ type });
      await passUntil(world, async () => (await isSettled()) || userOf(world) === null);
    }
    if (owed().length > 0) throw new Error("베팅의 결과를 끝내 알리지 않았다");
    if (!(await isSettled())) throw new Error(`잔액 ${await server.balance(name)}원을 ${shown()}원으로 보인다`);
  }
  await stopPage(world);
}

const userOf = ({ page }: World) => page?.app.actors.session.getSnapshot().context.user ?? null;

async function loginAs(world: World, name: (typeof MEMBER_NAMES)[number]): Promise<void> {
  const user = () => userOf(world);
  const isBusy = () =>
    world.page !== null &&
    (world.page.app.actors.session.getSnapshot().hasTag("busy") ||
      world.page.app.actors.loginForm.getSnapshot().hasTag("busy"));
  await passUntil(world, () => !isBusy());
  // A session that the server ended is first found out by the page.
  const isHeard = async () => user() === null || (await world.server.isLive(world.page?.app.api.token ?? null));
  if (!(await passUntil(world, isHeard))) throw new Error("끝난 세션을 알아채지 못했다");
  if (user()?.userId === name) return;
  if (!world.page || user() !== null) {
    world.page?.app.actors.session.send({ type: "session.logout", to: "/login" });
    await world.clock.settle();
    await world.open("/");
  }
  const step = login(name, true);
  const isReady = (): boolean => {
    closeDialogs(world);
    return step.isPossible(world);
  };
  if (!(await passUntil(world, isReady))) throw new Error(`로그인할 수 없다: ${world.page?.shown() ?? "빈 화면"}`);
  await step.run(world);
  await world.clock.settle();
  if (user()?.userId !== name) throw new Error("로그인되지 않는다");
}

/** After a logout nothing runs that ran for the member; after the stop nothing runs at all. */
async function stopPage(world: World): Promise<void> {
  const { page, clock, browser } = world;
  if (!page) return;
  const { session } = page.app.actors;
  await passUntil(world, () => !session.getSnapshot().hasTag("busy"));
  if (session.getSnapshot().hasTag("authenticated")) session.send({ type: "session.logout", to: "/login" });
  await clock.pass(TURN_MS);
  // The session itself hears of a login in another tab.
  if (browser.listeners("storage") > 1) throw new Error("로그아웃한 뒤에도 다른 탭의 저장소를 듣고 있다");
  page.stop();
  world.page = null;
  await clock.settle();
  if (clock.count("page") > 0) throw new Error(`멈춘 뒤에 타이머 ${clock.count("page")}개가 남아 있다`);
}
