// What a node knows of the open stakes of members who bet again and again: adding up a thousand open bets on one fixture
// takes longer than a bet. It counts only while the last entry of what the member has staked is the one that it is known
// by: each bet, settlement, cash-out and cancellation, on any node, makes a newer one. docs/decisions/cost-of-a-bet.md.
import type { OpenStakes } from "../../../../src/domain/sports/bet-limits.ts";
import type { SlipPick } from "../../../../src/domain/sports/slip/pick.ts";
import type { OpenDatabase } from "../../../db/open.ts";

/** Members, the last ones to bet. */
const KEPT = 2_000;
/** Fixtures and rounds of one member. */
const KEPT_ON = 50;

interface Known {
  lastStaked: number;
  on: Set<string>;
  selections: Record<string, number>;
  fixtures: Record<string, number>;
}

/** What bet_terms tells of them. */
interface Read {
  open: OpenStakes | null;
  lastStaked: number;
  on: readonly string[];
}

/** What place_bet tells beside the balance: the last two entries of what the member has staked, newest first. */
export interface Written {
  staked?: readonly number[];
}

export class KnownStakes {
  readonly #members = new Map<string, Known>();

  /** For bet_terms. */
  told(memberId: string): { known: { lastStaked: number; on: string[] } } | null {
    const known = this.#members.get(memberId);
    return known ? { known: { lastStaked: known.lastStaked, on: [...known.on] } } : null;
  }

  /** The member's open stakes; null where bet_terms has told none and none are known. */
  read(memberId: string, { open, lastStaked, on }: Read): OpenStakes | null {
    const known = this.#members.get(memberId);
    const isStanding = known?.lastStaked === lastStaked;
    if (!open) return isStanding ? known : null;
    const isMore = isStanding && known.on.size + on.length <= KEPT_ON;
    this.#keep(memberId, {
      lastStaked,
      on: new Set([...(isMore ? known.on : []), ...on]),
      selections: { ...(isMore && known.selections), ...open.selections },
      fixtures: { ...(isMore && known.fixtures), ...open.fixtures },
    });
    return open;
  }

  /** The member's bet was written. Where another entry came in between, what is known counts no more. */
  add(memberId: string, [newest, before = 0]: readonly number[], stake: number, picks: readonly SlipPick[]): void {
    const known = this.#members.get(memberId);
    if (!known) return;
    if (newest === undefined || known.lastStaked !== before) return void this.#members.delete(memberId);
    const more = (sums: Record<string, number>, ids: readonly string[]) => ({
      ...sums,
      ...Object.fromEntries(ids.map((id) => [id, (sums[id] ?? 0) + stake])),
    });
    const fixtures = picks.flatMap((pick) => (pick.kind === "fixture" ? [pick.fixtureId] : []));
    this.#keep(memberId, {
      lastStaked: newest,
      on: known.on,
      selections: more(
        known.selections,
        picks.map(({ id }) => id),
      ),
      // A bet counts once on a fixture.
      fixtures: more(known.fixtures, [...new Set(fixtures)]),
    });
  }

  forget(): void {
    this.#members.clear();
  }

  #keep(memberId: string, known: Known): void {
    this.#members.delete(memberId);
    this.#members.set(memberId, known);
    const [oldest] = this.#members.keys();
    if (this.#members.size > KEPT && oldest !== undefined) this.#members.delete(oldest);
  }
}

const ofDatabases = new WeakMap<OpenDatabase, KnownStakes>();

export function stakesOf(database: OpenDatabase): KnownStakes {
  const found = ofDatabases.get(database);
  if (found) return found;
  const made = new KnownStakes();
  ofDatabases.set(database, made);
  // What comes back may be an older state of the books, whose next entries have the numbers of others.
  database.onLost(() => made.forget());
  return made;
}
