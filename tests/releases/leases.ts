// Looks at who does which part, often, and remembers what must not be: docs/decisions/leases.md.
import type pg from "pg";
import { every } from "../../server/every.ts";

const LOOK_MS = 100;

interface Row {
  name: string;
  holder: string;
  token: string;
  isHeld: boolean;
}

interface LeaseWatch {
  looks(): number;
  parts(): number;
  /** A token fell, or changed its holder. */
  broken(): string[];
  longestFreeMs(): number;
  /** The time of now, for `holdersSince`. */
  mark(): number;
  /** Who has had a part at the end of the time since then: the first five seconds are for taking over. */
  holdersSince(mark: number): Set<string>;
  stop(): void;
}

const TAKING_OVER_MS = 5_000;

export function watchLeases(database: pg.Client): LeaseWatch {
  const seen = new Map<string, { holder: string; token: number; freeSince: number | null }>();
  const broken: string[] = [];
  const held: { at: number; holder: string }[] = [];
  let [looks, longestFreeMs] = [0, 0];
  const looking = every("look at the leases", LOOK_MS, async () => {
    const { rows } = await database.query<Row>(
      `select name, holder, token::text, until > clock_timestamp() as "isHeld" from lease where name not like 'node:%'`,
    );
    const at = performance.now();
    looks += 1;
    for (const { name, holder, token: text, isHeld } of rows) {
      const [token, before] = [Number(text), seen.get(name)];
      if (before && (token < before.token || (token === before.token && holder !== before.holder)))
        broken.push(`${name}: ${before.holder} by ${before.token}, then ${holder} by ${token}`);
      const freeSince = isHeld ? null : (before?.freeSince ?? at);
      if (freeSince !== null) longestFreeMs = Math.max(longestFreeMs, at - freeSince);
      else held.push({ at, holder });
      seen.set(name, { holder, token, freeSince });
    }
  });
  return {
    looks: () => looks,
    parts: () => seen.size,
    broken: () => broken,
    longestFreeMs: () => Math.round(longestFreeMs),
    mark: () => performance.now(),
    holdersSince: (mark) => new Set(held.filter(({ at }) => at > mark + TAKING_OVER_MS).map(({ holder }) => holder)),
    stop: () => void looking.stop(),
  };
}
