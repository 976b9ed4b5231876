// The part of the walk's server that takes bets: a bet a key, its stake once, an answer that stays the same.
import type { Bet, BetRequest, PickNow } from "../../../src/api/contract/bets.ts";
import { sampleLimits } from "../../../src/machines/slip/slip.samples.ts";
import { checkStake } from "../../../src/domain/limits.ts";
import { acceptsPrice } from "../../../src/domain/price-policy.ts";
import { combinePrices, payoutOf } from "../../../src/domain/price.ts";
import { checkSlip } from "../../../src/domain/slip/check-slip.ts";
import type { Account } from "./accounts.ts";
import type { SimulatedClock } from "./clock.ts";
import type { Lines } from "./lines.ts";
import { asSlipPick, type Offer } from "./offers.ts";

export interface Answer {
  status: number;
  body: unknown;
}

export interface Taken {
  key: string;
  memberId: string;
  bet: Bet;
  /** How often its stake was taken from the wallet; anything but 1 is a fault. */
  stakes: number;
}

export class BetDesk {
  readonly taken: Taken[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #clock: SimulatedClock;
  readonly #lines: Lines;
  readonly #offers: ReadonlyMap<string, Offer>;

  constructor(clock: SimulatedClock, lines: Lines, offers: ReadonlyMap<string, Offer>) {
    this.#clock = clock;
    this.#lines = lines;
    this.#offers = offers;
  }

  byKey(memberId: string, key: string): Answer {
    const found = this.taken.find((one) => one.key === key && one.memberId === memberId);
    return found
      ? { status: 200, body: found.bet }
      : { status: 404, body: { code: "not_found", message: "없습니다." } };
  }

  /** The same key gets the same answer. */
  place(account: Account, key: string, request: BetRequest): Answer {
    const mark = `${account.user.id} ${key}`;
    const before = this.#answers.get(mark);
    const answer = before ?? this.#decide(account, key, request);
    this.#answers.set(mark, answer);
    return answer;
  }

  /** Where no bet stands, the key takes none from now on. */
  withdraw(memberId: string, key: string): Answer {
    const found = this.byKey(memberId, key);
    if (found.status === 200) return found;
    this.#answers.set(`${memberId} ${key}`, refuse("key_reused", 409, {}));
    return { status: 204, body: null };
  }

  #decide(account: Account, key: string, request: BetRequest): Answer {
    const offers = request.picks.flatMap((pick) => this.#offers.get(pick.selectionId) ?? []);
    const picks = offers.map(nowOf);
    const limits = sampleLimits;
    const price = combinePrices(offers.map((offer) => offer.betPrice));
    if (picks.some((pick) => pick.status !== "open"))
      return refuse("market_closed", 422, { picks: picks.filter((pick) => pick.status !== "open") });
    const isTaken = request.picks.every((pick, index) =>
      acceptsPrice(request.accept, pick.betPrice, picks[index]?.betPrice ?? 0),
    );
    if (!isTaken) return refuse("price_changed", 409, { picks });
    const broken = checkSlip(offers.map(asSlipPick), { limits });
    if (broken) return refuse("slip_rule", 422, { rule: broken.rule });
    if (hasCorrelated(offers)) return refuse("correlated_legs", 422, { rule: "correlated_legs" });
    const stake = checkStake(request.stake, limits, price);
    if (stake) return refuse("stake_limit", 422, { maxStake: stake.maxStake });
    if (account.user.emoney < request.stake) return refuse("insufficient_funds", 422, {});
    return { status: 201, body: this.#take(account, key, request, offers, price) };
  }

  #take(account: Account, key: string, request: BetRequest, offers: readonly Offer[], price: number): Bet {
    const isPending = offers.some((offer) => offer.fixture.status === "live");
    const bet: Bet = {
      id: `bet-${this.taken.length + 1}`,
      status: 0,
      acceptance: isPending ? "pending" : "accepted",
      refusal: null,
      stake: request.stake,
      price,
      payout: payoutOf(request.stake, price),
      paid: 0,
      placedAt: new Date(this.#clock.now).toISOString(),
      decideAt: isPending ? new Date(this.#clock.now + 5_000).toISOString() : null,
      settledAt: null,
      picks: offers.map(pickOf),
    };
    const taken: Taken = { key, memberId: account.user.id, bet, stakes: 1 };
    this.taken.push(taken);
    account.change(-request.stake);
    this.#tell(account, bet);
    if (isPending) this.#clock.set("server", () => this.#decideLater(account, taken, request), 5_000);
    return bet;
  }

  #decideLater(account: Account, taken: Taken, request: BetRequest): void {
    const isFair = request.picks.every((pick) => {
      const now = this.#offers.get(pick.selectionId);
      return now?.status === "open" && acceptsPrice(request.accept, pick.betPrice, now.betPrice);
    });
    taken.bet = isFair
      ? { ...taken.bet, acceptance: "accepted" }
      : { ...taken.bet, acceptance: "refused", refusal: "대기 중 배당이 변경되었습니다.", paid: taken.bet.stake };
    if (!isFair) account.change(taken.bet.stake);
    this.#tell(account, taken.bet);
  }

  #tell({ user }: Account, bet: Bet): void {
    this.#lines.tell(user.id, { name: "bet", data: bet });
    this.#lines.tell(user.id, { name: "wallet", data: { emoney: user.emoney, point: user.point } });
  }
}

export function nowOf({ fixture, market, selectionId, betPrice, status }: Offer): PickNow {
  return { fixtureId: fixture.id, marketId: market.id, selectionId, betPrice, status };
}

function hasCorrelated(offers: readonly Offer[]): boolean {
  const fixtures = offers.filter(({ market }) => market.marketName !== "Bonus").map(({ fixture }) => fixture.id);
  return new Set(fixtures).size < fixtures.length;
}

function pickOf({ fixture, market, selectionId, betPrice }: Offer): Bet["picks"][number] {
  const { id: fixtureId, sportId, leagueName, homeName, awayName, startsAt } = fixture;
  const { id: marketId, marketName, family, period, line } = market;
  const shown = {
    fixtureId,
    sportId,
    leagueName,
    homeName,
    awayName,
    startsAt,
    marketId,
    marketName,
    family,
    period,
    line,
  };
  return {
    kind: "fixture",
    ...shown,
    selectionId,
    selectionKey: "home",
    selectionName: selectionId,
    betPrice,
    status: 0,
    outcome: "open",
    score: null,
  };
}

function refuse(code: string, status: number, more: object): Answer {
  return { status, body: { code, message: `거절: ${code}`, ...more } };
}
