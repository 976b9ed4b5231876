// A bet on its way: the page sent it and the walk holds it, lets it arrive or loses it, and brings it to the server later.
import { expect } from "@playwright/test";
import type { Bet, BetRefusal } from "../../../src/api/contract/sports/bets.ts";
import type { Walk } from "../lib/walk.ts";
import type { OwnCalls } from "./own-calls.ts";

/** The calls that ask what became of a bet. */
export type Asking = "find" | "withdraw";
const FOUND_STEP = /findCommand\/(accepted|pending|refused after its delay)$/;

export class SentBet {
  readonly #walk: Walk;
  readonly #calls: OwnCalls;
  #body = "";
  #isDelivered = false;
  key = "";
  /** What the refusal says that was met last. */
  refusal = "";
  /** The highest stake that would be taken instead, where the refusal named one. */
  maxStake: number | undefined;

  constructor(walk: Walk, calls: OwnCalls) {
    this.#walk = walk;
    this.#calls = calls;
  }

  /** The bet has left the page and is held. */
  async keep(): Promise<void> {
    const request = await this.#walk.held.arrived("bet");
    const headers = await request.allHeaders();
    const key = headers["idempotency-key"] ?? "";
    this.#calls.token = headers["x-auth-token"] ?? "";
    this.#body = request.postData() ?? "";
    if (key !== this.key) this.#isDelivered = false;
    this.key = key;
  }

  /** The held bet reaches the server, which answers with this status. */
  async send(status: number): Promise<void> {
    const response = await this.#walk.held.letGo("bet", status);
    this.#isDelivered = status === 201;
    if (status === 201) return;
    const { message, maxStake } = (await response.json()) as BetRefusal;
    this.refusal = message;
    this.maxStake = maxStake;
  }

  /** The bet whose answer was lost has reached the server, if it had not before: with the page's token of now. */
  async deliver(call: Asking): Promise<void> {
    await this.#takeToken(call);
    if (this.#isDelivered) return;
    const answer = await this.#sendAgain();
    expect(answer.status).toBe(201);
    this.#isDelivered = true;
  }

  /** Delivers the bet if the walk finds it when it asks again. */
  async deliverIfFound(): Promise<void> {
    const find = this.#walk.coming.find(({ label }) => FOUND_STEP.test(label) || label.endsWith("findCommand/absent"));
    if (find && FOUND_STEP.test(find.label)) await this.deliver("find");
  }

  /** The server hears that the bet is given up; the bet that arrives after that is not taken. */
  async giveUp(): Promise<void> {
    await this.#takeToken("withdraw");
    await this.#walk.held.letGo("withdraw", 204);
    const late = await this.#sendAgain();
    expect(late.status, "a bet that was given up arrives late").toBe(409);
    expect(await late.json()).toMatchObject({ code: "key_reused" });
  }

  /** The server has refused the bet after its delay. */
  async keepLateRefusal(): Promise<void> {
    const answer = await this.#calls.send("GET", `/api/bets/by-key/${this.key}`);
    this.refusal = ((await answer.json()) as Bet).refusal ?? "";
    expect(this.refusal).not.toBe("");
  }

  async #takeToken(call: Asking): Promise<void> {
    const asking = await this.#walk.held.arrived(call);
    this.#calls.token = (await asking.allHeaders())["x-auth-token"] ?? "";
  }

  #sendAgain(): Promise<Response> {
    return this.#calls.send("POST", "/api/bets", this.#body, this.key);
  }
}
