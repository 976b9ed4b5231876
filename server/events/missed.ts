// What a reader who stands at an event has missed. Most readers stand at the same one, hear the same topics and have nothing
// of their own in it: what they are told is made once.
import type { StreamTopic } from "../../src/api/contract/stream.ts";
import type { EventBus, HeldEvent } from "./bus.ts";
import { conflate } from "./conflate.ts";
import { type Part, partOf } from "./parts.ts";

/** Who has missed as many events is late, and gets the newest word alone. */
const LATE = 200;

interface Hearer {
  memberId: string;
  topics: ReadonlySet<StreamTopic> | null;
  /** A name of the topics. */
  audience: string;
}

interface Missed {
  newestId: string;
  /** Null: nothing of it is for this reader. */
  partFor(reader: Hearer): Part | null;
}

const isFor = ({ memberId, topics }: Hearer, event: HeldEvent): boolean =>
  (event.memberId === null || event.memberId === memberId) &&
  (event.topic === null || topics === null || topics.has(event.topic));

function missedOf(all: readonly HeldEvent[], newestId: string): Missed {
  const owners = new Set(all.map(({ memberId }) => memberId));
  const shared = new Map<string, Part | null>();
  const partOfAll = (reader: Hearer): Part | null => {
    const mine = all.filter((event) => isFor(reader, event));
    if (mine.length === 0) return null;
    return partOf(mine.length < LATE ? mine.map(({ frame }) => frame).join("") : conflate(mine, newestId));
  };
  return {
    newestId,
    partFor(reader) {
      if (owners.has(reader.memberId)) return partOfAll(reader);
      const known = shared.get(reader.audience);
      if (known !== undefined) return known;
      const part = partOfAll(reader);
      shared.set(reader.audience, part);
      return part;
    },
  };
}

/** `id`: what came after an event; null when it is no longer all held. `forget` when there are events that are newer. */
export function createMissed(events: Pick<EventBus, "since">): { id(at: string): Missed | null; forget(): void } {
  const known = new Map<string, Missed | null>();
  return {
    id(at) {
      const found = known.get(at);
      if (found !== undefined) return found;
      const all = events.since(at);
      const missed = all === null ? null : missedOf(all, all.at(-1)?.id ?? at);
      known.set(at, missed);
      return missed;
    },
    forget: () => known.clear(),
  };
}
