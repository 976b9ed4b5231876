// What one member does changes nothing of what another one reads: each call of the table that members read by, and what
// operators read of one member, before and after somebody else has lived the same. A new call comes in by itself.
import { afterAll, beforeAll, expect, it } from "vitest";
import { rollingRate } from "../../../server/db/schema.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { everyEndpoint } from "../../../scripts/lib/every-endpoint.ts";
import { keepOpen, later, live, type Lived, openProgrammes, type Own, recommend, takePart } from "../lib/lives.ts";
import { memberWithBank } from "../lib/money.ts";
import { registered, type TrialProvider } from "../lib/provider.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { setFlag } from "../lib/tether.ts";

type Answers = Map<string, unknown>;
const HOUR = 3_600_000;
const [NOON, DAY] = [3 * HOUR, 24 * HOUR];

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let trial: TrialProvider;
let user: Own;
let other: Own;
let lived: Lived;
/** What somebody who has lived nothing reads. */
let ofNobody: Answers;
let before: Answers;
let after: Answers;

/** By path, why what it answers is nobody's own. Each has tests of its own. */
const OF_ALL: Readonly<Record<string, string>> = {
  "/articles": "articles of the house",
  "/articles/:id": "articles of the house",
  "/bets/limits": "by level",
  "/campaign-events": "events of the house",
  "/campaign-events/:id": "events of the house",
  "/campaign-events/home": "events of the house",
  "/campaign-events/rules": "rules of the house",
  "/charge/tetherDepositUrl": "an order to be",
  "/charge/tetherDepositUrl:suffix": "an order to be",
  "/fixtures": "matches",
  "/free": "what members write for all",
  "/free/:id/comments": "what members write for all",
  "/guide/:kind": "articles of the house",
  "/kosca/opengame": "a window",
  "/lobbies/:lobby": "games",
  "/lobbies/:lobby/honours": "the greatest wins of all",
  "/minigame/chains": "rounds",
  "/minigame/events": "rounds",
  "/minigame/picks": "prices",
  "/minigame/results": "rounds",
  "/minigame/rounds/:id": "rounds",
  "/minigame/running": "rounds",
  "/points/terms": "terms of the house",
  "/selections": "matches",
  "/setting/tether": "a setting",
  "/settingMinigame/:id": "a setting",
  "/sports-inplay/fixture": "matches",
  "/sports-inplay/fixtures": "matches",
  "/sports-prematch/event/top": "matches",
  "/sports-prematch/fixture": "matches",
  "/sports-prematch/fixtures": "matches",
  "/sports-prematch/league": "matches",
  "/sports-prematch/location": "matches",
  "/sports-prematch/sports": "matches",
  "/sports/results": "matches",
  "/sports/search": "matches",
  "/stream": "a stream",
  "/tournaments": "tournaments of the house",
  "/tournaments/:id/standings": "the standings of all",
};

/** Where the path alone is no address, or not the only one. */
const asked = ({ post, enquiry, betKey, openBet }: Lived): Readonly<Record<string, readonly string[]>> => ({
  "/bets/by-key/:key": [`/bets/by-key/${betKey}`],
  "/cash-outs": [`/cash-outs?ids=${openBet}`],
  "/customer/:id": [`/customer/${enquiry}`],
  "/free/:id": [`/free/${post}`],
  "/missions": ["/missions?kind=mission", "/missions?kind=acc"],
  "/protection/history": ["/protection/history", "/protection/history?by=month"],
  "/wallet/entries": ["/wallet/entries", "/wallet/entries?of=points"],
});

/** What an operator reads of one member. */
const ofMember = (userId: string): string[] => [
  ...["", "/figures", "/level-changes", "/notes", "/personal?reason=x", "/tendency-changes", "/tether-orders"].map(
    (part) => `/admin/members/${userId}${part}`,
  ),
  ...["/entries", "/entries?of=points", "/money-requests"].map((part) => `/admin/members/${userId}${part}`),
  `/admin/protection/${userId}`,
  `/admin/deposits?userId=${userId}`,
  ...["bets", "bets/refused", "members", "enquiries"].map((list) => `/admin/${list}?text=${userId}`),
  ...["charge&state=open", "charge&state=refused", "exchange&state=done", "rolling&state=refused"].map(
    (kind) => `/admin/money-requests?kind=${kind}&text=${userId}`,
  ),
  ...["post", "comment"].map((kind) => `/admin/writings?kind=${kind}&text=${userId}`),
  `/admin/tether-orders?state=all&text=${userId}`,
  `/admin/provider-transactions?text=${userId}`,
];

/** What time alone changes, and holds of all matches. */
const TIMES = new Set(["now", "elapsedMs", "eventId", "version"]);
const timeless = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key: string, value: unknown) => (TIMES.has(key) ? undefined : value)));

let paths: readonly string[];

async function readBy(by: ApiUser, addresses: readonly string[]): Promise<Answers> {
  const read: Answers = new Map();
  for (const address of addresses) read.set(address, timeless(await by.call("GET", `/api${address}`)));
  return read;
}
const ownAddresses = () => paths.flatMap((path) => asked(lived)[path] ?? [path]);
const readAll = async () =>
  new Map([...(await readBy(user, ownAddresses())), ...(await readBy(operator, ofMember(user.userId)))]);

/** At noon in Seoul, so that no day ends meanwhile. */
async function goToNoon(): Promise<void> {
  server.clock.advance((DAY + NOON - (server.clock.now() % DAY)) % DAY);
  Object.assign(operator, await server.user("admin01"));
}

beforeAll(async () => {
  await goToNoon();
  trial = await registered(operator);
  await setFlag(operator, 0);
  await server.context.database.db.update(rollingRate).set({ own: 100, line: 50 });
  const house = { server, operator };
  const programmes = await openProgrammes(house, trial);
  [user, other] = [await memberWithBank(server, 1_000_000), await memberWithBank(server, 1_000_000)];
  // A number that somebody has waits for an operator.
  await keepOpen(house, await memberWithBank(server, 1_000_000));
  const lives = async (one: Own) => {
    const its = await live(house, one);
    await takePart(house, one, programmes);
    await later(house, () => one.ask("POST", "/api/points/convert", { points: 1_000 }));
    await recommend(house, one);
    await keepOpen(house, one);
    return its;
  };
  paths = (await everyEndpoint())
    .filter(
      ({ method, access, path }) =>
        method === "GET" && (access === "member" || access === "player") && !(path in OF_ALL),
    )
    .map(({ path }) => path);
  lived = await lives(user);
  ofNobody = await readBy(other, ownAddresses());
  before = await readAll();
  await lives(other);
  after = await readAll();
});
afterAll(() => trial.stop());

it("each call that is nobody's own is in the table", async () => {
  const all = (await everyEndpoint()).map(({ path }) => path);
  expect(Object.keys(OF_ALL).filter((path) => !all.includes(path))).toEqual([]);
});

it("a member reads the own: who lived nothing reads something else", () => {
  for (const address of ownAddresses())
    expect.soft([address, before.get(address)]).not.toEqual([address, ofNobody.get(address)]);
});

it("a member reads nothing of what another one did, nor does an operator who asks for that member", () => {
  for (const [address, answer] of before) {
    expect.soft([address, answer]).toMatchObject([address, { status: 200 }]);
    expect.soft([address, after.get(address)]).toEqual([address, answer]);
  }
});
