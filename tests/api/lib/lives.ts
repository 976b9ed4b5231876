// Something of everything that members have lists of: two who lived the same have the same rows in all tables.
import { eq } from "drizzle-orm";
import { friendReward, member } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { SPORT } from "../../../src/domain/sports/market.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { betOf, place, placed } from "./betting.ts";
import type { TestServer } from "./harness.ts";
import { act, charge, exchange, memberWithBank } from "./money.ts";
import { launched, type TrialProvider, walletOf } from "./provider.ts";
import { endFixture, requestRolling } from "./rolling.ts";
import { orderOf } from "./tether.ts";

export type Own = ApiUser & { memberId: string };
interface House {
  server: TestServer;
  operator: ApiUser;
}
/** By what a member's own things are asked for. */
export interface Lived {
  post: string;
  comment: string;
  enquiry: string;
  betKey: string;
  openBet: string;
}

const SECOND = 1_000;
const DAY = 86_400_000;
const HOME = { home: 1, away: 0, homeHalf: 1, awayHalf: 0 };
const ARTICLE = { title: "글", contents: "안녕하세요" };
const POINTS = { kind: "points", amount: 3_000, wagering: 0 };

/** A second passes before each step, so that the order of what was made is known. */
export async function later<T>({ server }: House, work: () => Promise<T>): Promise<T> {
  server.clock.advance(SECOND);
  return work();
}

/** Requests, bets, messages, posts and coupons, in more than one state each. */
export async function live(house: House, one: Own): Promise<Lived> {
  const { server, operator } = house;
  const then = <T>(work: () => Promise<T>) => later(house, work);
  const { body: cancelled } = await then(() => charge(one));
  await then(() => one.ask("POST", `/api/charge/requests/${cancelled.request.id}/cancel`));
  const { body: refused } = await then(() => charge(one));
  await then(() => act(operator, "claim", [refused.request.id]));
  await then(() => act(operator, "refuse", [refused.request.id], { reason: "확인" }));
  const { body: out } = await then(() => exchange(one));
  await then(() => act(operator, "claim", [out.request.id]));
  await then(() => act(operator, "approve", [out.request.id]));

  const [won, open] = [await addFixture(server.context), await addFixture(server.context)];
  await then(() => placed(one, [`${won}-1x2-home@200`]));
  await then(() => endFixture(server, operator, won, HOME));
  const betKey = newId();
  const { body: bet } = await then(() => place(one, betOf([`${open}-1x2-home@200`]), betKey));
  const { body: rolling } = await then(() => requestRolling(one));
  await then(() => act(operator, "claim", [rolling.request.id]));
  await then(() => act(operator, "refuse", [rolling.request.id], { reason: "확인" }));

  const order = await then(() => orderOf(one));
  await then(() => one.ask("POST", `/api/charge/tetherOrders/${order.id}/cancel`));
  const written = await write(house, one);
  for (const isUsed of [true, false]) {
    const expiresAt = new Date(server.clock.now() + DAY).toISOString();
    const coupon = { title: "쿠폰", reward: POINTS, expiresAt, codeCount: null };
    const { id } = await then(() => operator.ask<{ id: string }>("POST", "/api/admin/coupons", coupon));
    await operator.ask("POST", `/api/admin/coupons/${id}/issue`, { receivers: [one.userId] });
    if (isUsed) await then(() => one.ask("POST", `/api/coupons/${id}/use`));
  }
  return { ...written, openBet: bet.id, betKey };
}

async function write(house: House, one: Own): Promise<Pick<Lived, "post" | "comment" | "enquiry">> {
  const then = (path: string, body: object, by: ApiUser = one) =>
    later(house, () => by.ask<{ id: string }>("POST", `/api/${path}`, body));
  const message = { userId: one.userId, title: "알림", contents: "<p>안녕</p>" };
  await then("admin/messages", message, house.operator);
  const { id: enquiry } = await then("customer", { kind: "general", title: "문의", contents: "언제 되나요?" });
  const { id: post } = await then("free", ARTICLE);
  await then(`free/${post}/comments`, { contents: "하나" });
  const { id: comment } = await then(`free/${post}/comments`, { contents: "둘" });
  return { post, comment, enquiry };
}

/** Members who joined by this one's code, and what came of them. */
export async function recommend(house: House, by: Own): Promise<void> {
  const { db } = house.server.context.database;
  for (let made = 0; made < 3; made++) {
    const friend = await later(house, () => memberWithBank(house.server, 0));
    const change = { recommenderId: by.memberId, createdAt: new Date(house.server.clock.now()) };
    await db.update(member).set(change).where(eq(member.id, friend.memberId));
    await db.insert(friendReward).values({
      memberId: by.memberId,
      friendId: friend.memberId,
      kind: "charge",
      occasion: "first",
      base: 100_000,
      points: 1_000,
      at: change.createdAt,
    });
  }
}

/** What waits for an operator, and what operators have done. */
export async function keepOpen(house: House, one: Own): Promise<void> {
  const { operator } = house;
  const then = <T>(work: () => Promise<T>) => later(house, work);
  await then(() => charge(one));
  await then(() => orderOf(one));
  await then(() => requestRolling(one));
  const phone = { phone: "010-2222-3333", password: DEMO_PASSWORD };
  await then(() => one.ask("PUT", "/api/member/phone", phone));
  const bank = { bank: "국민은행", number: "110-22-333444", holder: "홍길동", withdrawalPassword: "482915" };
  await then(() => one.ask("PUT", "/api/exchange/account", { ...bank, password: DEMO_PASSWORD }));
  const { body: question } = await then(() =>
    one.call<{ id: string }>("POST", "/api/customer", { kind: "account", title: "계정", contents: "문의" }),
  );
  await then(() => operator.ask("PUT", `/api/admin/enquiries/${question.id}/answer`, { answer: "<p>네</p>" }));
  await then(() => operator.ask("POST", "/api/admin/deposits", { userId: one.userId, amount: 1_000 }));
  for (const state of ["hidden", "deleted"]) {
    const { id } = await then(() => one.ask<{ id: string }>("POST", "/api/free", ARTICLE));
    const said = await one.ask<{ id: string }>("POST", `/api/free/${id}/comments`, { contents: "하나" });
    for (const [kind, ids] of Object.entries({ post: [id], comment: [said.id] }))
      await operator.ask("PUT", "/api/admin/writings/state", { kind, ids, state, reason: "확인" });
  }
  for (const level of [2, 3])
    await then(() => operator.ask("PUT", `/api/admin/members/${one.userId}/level`, { level, reason: "확인" }));
  for (const reason of ["하나", "둘"])
    await then(() => operator.ask("POST", "/api/admin/capital", { direction: "in", amount: 1_000, reason }));
  for (const call of ["holds", "holds/lift"]) {
    const hold = { scope: "sport", key: SPORT.football };
    const reason = call === "holds" ? { reason: "확인" } : {};
    await then(() => operator.ask("POST", `/api/admin/live/${call}`, { ...hold, ...reason }));
  }
}

interface Programmes {
  trial: TrialProvider;
  mission: string;
}

/** What all members may take part in. */
export async function openProgrammes({ server, operator }: House, trial: TrialProvider): Promise<Programmes> {
  const daily = { ...POINTS, amount: 100 };
  await operator.ask("PUT", "/api/admin/attendance-rules", { isOpen: true, daily, streaks: [] });
  const span = (days: number) => new Date(server.clock.now() + days * DAY).toISOString();
  const programme = { title: "t", description: "", startsAt: span(-1), endsAt: span(1) };
  const steps = [1, 2].map((target) => ({ target, reward: daily }));
  const mission = { ...programme, period: "day", measure: "betCount", gameType: null, steps };
  const { id } = await operator.ask<{ id: string }>("POST", "/api/admin/missions", mission);
  const prizes = [{ from: 1, to: 1, reward: daily }];
  for (const category of ["sports", "casino"])
    await operator.ask("POST", "/api/admin/tournaments", { ...programme, category, score: "stake", prizes });
  return { trial, mission: id };
}

/** What members do besides, of which there are no lists page by page. */
export async function takePart(house: House, one: Own, { trial, mission }: Programmes): Promise<void> {
  const then = (method: string, path: string, body?: object) =>
    later(house, () => one.ask(method, `/api/${path}`, body));
  await then("POST", "attendance/check-in");
  await then("POST", `missions/${mission}/claim`, { step: 0 });
  await then("PUT", "protection/limits", { kind: "deposit", period: "day", amount: 9_000_000 });
  await then("PUT", "protection/reminder", { minutes: 30 });
  for (const [kind, key] of Object.entries({ fixture: "f1", league: "K리그1", game: "252" }))
    await then("PUT", "favourites", { kind, key, isOn: true });
  const wallet = walletOf(house.server, trial, await launched(one, trial));
  for (const win of [5_000, 0]) {
    const bet = wallet.betOf(2_000);
    await wallet.send("bet", bet);
    await wallet.send("win", wallet.winOf(bet, win));
  }
  await wallet.send("bet", wallet.betOf(1_000));
}
