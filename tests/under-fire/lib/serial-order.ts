// Whether the answers of one member have a serial order that keeps the order of time. The wallet's entries are the
// witness: they say in which order it moved. Each call that moved it stands where its entry does; each read, and each refusal
// for want of money, stands between two entries.

/** Ends what is said of an entry that no answer is about. */
export const UNTOLD = ": nobody was told of it";

/** An entry of the wallet, in the order of its ids. */
export interface WalletEntry {
  id: number;
  amount: number;
  balance: number;
  kind: string;
  ref: string | null;
  [key: string]: unknown;
}

export interface Call {
  what: string;
  /** When it was sent and when it was answered. */
  from: number;
  to: number;
  /** Of a call that moved the wallet: `kind:amount` or `kind:ref` of its one entry. */
  entry?: string;
  amount?: number;
  /** The balance after it that its answer says. */
  balance?: number;
  /** Of a read: the balance, and the number of the newest entry where it says it. */
  read?: number;
  seq?: number;
  /** Of a refusal: the wallet held less than this. */
  below?: number;
}

interface Placed {
  call: Call;
  /** Where it may stand: after so many entries. Ascending. */
  places: readonly number[];
}

/** What contradicts a serial order, as lines. The first entries, which `calls` do not know, are before them all. */
export function findAnomalies(wallet: readonly WalletEntry[], calls: readonly Call[]): string[] {
  const found: string[] = [];
  const byKey = new Map<string, number[]>();
  wallet.forEach(({ kind, ref, amount }, at) => {
    for (const key of [`${kind}:${amount}`, `${kind}:${ref}`]) byKey.set(key, [...(byKey.get(key) ?? []), at]);
  });
  wallet.forEach(({ amount, balance, id }, at) => {
    const before = wallet[at - 1]?.balance ?? 0;
    if (before + amount !== balance || balance < 0)
      found.push(`entry ${id}: ${before} and ${amount} are not ${balance}`);
  });
  const taken = new Set<number>();
  const placed: Placed[] = [];
  for (const call of calls) {
    const places = call.entry === undefined ? between(wallet, call) : entryOf(call, byKey, wallet, taken, found);
    if (places.length === 0) found.push(`${told(call)}: no moment of the wallet is like it`);
    else placed.push({ call, places });
  }
  const known = Math.min(...taken, wallet.length);
  wallet.forEach(({ id, kind, amount }, at) => {
    if (at >= known && !taken.has(at)) found.push(`entry ${id} (${kind} ${amount})${UNTOLD}`);
  });
  return [...found, ...disorder(placed)];
}

function entryOf(
  call: Call,
  byKey: ReadonlyMap<string, number[]>,
  wallet: readonly WalletEntry[],
  taken: Set<number>,
  found: string[],
): number[] {
  const all = byKey.get(call.entry ?? "") ?? [];
  const [at] = all;
  if (at === undefined || all.length > 1 || taken.has(at)) {
    found.push(`${told(call)}: ${all.length} entries`);
    return [];
  }
  taken.add(at);
  const entry = wallet[at];
  if (call.amount !== undefined && entry?.amount !== call.amount)
    found.push(`${told(call)}: its entry is ${entry?.amount}`);
  if (call.balance !== undefined && entry?.balance !== call.balance)
    found.push(`${told(call)}: says a balance of ${call.balance}, its entry ${entry?.balance}`);
  return [at + 1];
}

/** After how many entries the wallet was as a read or a refusal says. */
function between(wallet: readonly WalletEntry[], { read, seq, below }: Call): number[] {
  return wallet.flatMap(({ id, balance }, at) => {
    if (below !== undefined) return balance < below ? [at + 1] : [];
    return balance === read && (seq === undefined || seq === id) ? [at + 1] : [];
  });
}

/**
 * Calls that cannot stand in the order of time: one that was answered before another was sent stands before it. Each gets
 * the first place that those before it leave; what does not fit at the first place fits at no later one.
 */
function disorder(placed: readonly Placed[]): string[] {
  const found: string[] = [];
  const bySent = placed.toSorted((a, b) => a.call.from - b.call.from);
  const waiting: { to: number; place: number }[] = [];
  // The highest place of all that were answered before a moment; moments come in their order.
  let highest = 0;
  for (const one of bySent) {
    waiting.sort((a, b) => a.to - b.to);
    for (let first = waiting[0]; first && first.to < one.call.from; first = waiting[0]) {
      highest = Math.max(highest, first.place);
      waiting.shift();
    }
    const isMove = one.call.entry !== undefined;
    // A move stands after all before it; a read may stand where the last one does.
    const place = one.places.find((at) => (isMove ? at > highest : at >= highest));
    if (place === undefined) {
      found.push(`${told(one.call)}: stands at ${one.places.at(-1)}, what was answered before it at ${highest}`);
      continue;
    }
    waiting.push({ to: one.call.to, place });
  }
  return found;
}

function told({ what, entry, read, below, balance }: Call): string {
  const said = entry ?? (read === undefined ? `less than ${below}` : `${read} won`);
  return `${what} (${said}${balance === undefined ? "" : `, ${balance} won after it`})`;
}
