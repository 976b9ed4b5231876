// Calls of the page's own session that the page itself does not make: those of another tab of the same browser.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { BetRequest } from "../../../src/api/contract/sports/bets.ts";
import type { User } from "../../../src/api/contract/session/member.ts";
import type { Offered } from "../../e2e/drivers/fixtures.ts";

const MAX_STAKE = 5_000_000;

export class OwnCalls {
  readonly #url: string;
  /** X-AUTH-TOKEN as the page sends it. */
  token = "";

  constructor(url: string) {
    this.#url = url;
  }

  send(method: string, path: string, body?: string, key?: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: {
        "x-auth-token": this.token,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body !== undefined && { body }),
    });
  }

  async bet({ fixture, market, selection }: Offered, stake: number): Promise<void> {
    const request: BetRequest = {
      stake,
      accept: "any",
      picks: [
        {
          kind: "fixture",
          fixtureId: fixture.id,
          marketId: market.id,
          selectionId: selection.id,
          betPrice: selection.betPrice,
        },
      ],
    };
    const answer = await this.send("POST", "/api/bets", JSON.stringify(request), randomUUID());
    expect(answer.status, await answer.text()).toBe(201);
  }

  /** The member's balance as the server has it; the page may be yet to hear of the last bet. */
  async emoney(): Promise<number> {
    return ((await (await this.send("GET", "/api/member/user")).json()) as User).emoney;
  }

  /** Bets the member's money until less than `rest` won is left; tells how much it was. */
  async spend(offer: Offered, rest: number): Promise<number> {
    const emoney = await this.emoney();
    let spent = 0;
    while (emoney - spent >= rest) {
      const stake = Math.min(Math.floor((emoney - spent) / 10) * 10, MAX_STAKE);
      await this.bet(offer, stake);
      spent += stake;
    }
    return spent;
  }
}
