// Twelve members who place singles as fast as they are answered.
import { randomUUID } from "node:crypto";
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
  const bet = async (user: ApiUser, turn: number): Promise<void> => {
    const fixture = fixtures[turn % fixtures.length] ?? "";
    const answer = await user.bet(randomUUID(), bodyOf(fixture));
    if (answer.status !== 201) throw new Error(`a bet was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
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
