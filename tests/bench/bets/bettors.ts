// Twelve members who place singles as fast as they are answered.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { ApiUser } from "../../factories/api-user.ts";
import type { Served } from "./serve.ts";

/** The body of a single at 2.00; it changed its form between the versions. */
export type BodyOf = (fixtureId: string) => object;

export const bodyNow: BodyOf = (id) => ({
  stake: 1_000,
  accept: "none",
  picks: [{ kind: "fixture", fixtureId: id, marketId: `${id}-1x2`, selectionId: `${id}-1x2-home`, betPrice: 200 }],
});

/** At the commit that this is compared with. */
export const bodyThen: BodyOf = (id) => ({
  slip: "korean",
  stake: 1_000,
  accept: "none",
  picks: [{ fixtureId: id, marketId: `${id}-1x2`, selectionId: `${id}-1x2-home`, betPrice: 200 }],
});

export interface Betting {
  /** Bets taken a second during `seconds`. Throws when one is refused. */
  rate(seconds: number): Promise<number>;
}

export async function seatBettors({ url, members, fixtures }: Served, bodyOf: BodyOf): Promise<Betting> {
  const users = await Promise.all(Object.keys(members).map((userId) => ApiUser.login(url, userId)));
  const agent = new Agent({ keepAlive: true });
  const bet = (user: ApiUser, turn: number): Promise<void> =>
    post(agent, `${url}/api/bets`, user.token, bodyOf(fixtures[turn % fixtures.length] ?? ""));
  return {
    async rate(seconds) {
      const end = performance.now() + seconds * 1_000;
      const begin = performance.now();
      let taken = 0;
      const play = async (user: ApiUser, seat: number): Promise<void> => {
        for (let turn = seat; performance.now() < end; turn += 7) {
          await bet(user, turn);
          taken++;
        }
      };
      await Promise.all(users.map(play));
      return taken / ((performance.now() - begin) / 1_000);
    },
  };
}

/** By Node's own client, which takes less of the processor than fetch: both share it with the server. */
export function post(agent: Agent, url: string, token: string, body: object): Promise<void> {
  const headers = {
    "content-type": "application/json",
    "x-auth-token": `Bearer ${token}`,
    "idempotency-key": randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: "POST", agent, headers }, (answer) => {
      let said = "";
      answer.setEncoding("utf8").on("data", (part: string) => (said += part));
      answer.on("end", () =>
        answer.statusCode === 201 ? resolve() : reject(new Error(`a bet was refused: ${answer.statusCode} ${said}`)),
      );
    });
    call.on("error", reject).end(JSON.stringify(body));
  });
}
