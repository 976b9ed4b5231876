// Calls of one turn of the event loop, and those that arrive while others are under way, go to the database together:
// under load many calls share one round trip and one transaction.

/** Calls that go together at most. */
const MOST = 64;
/** Full groups do not wait for the one before; so many are under way at most. */
const GROUPS = 2;

export interface Together<Argument, Answer> {
  /** In place of GROUPS. */
  groups?: number;
  /**
   * Answers in the order of the arguments. When it throws, nothing of any of them stands, or, when a connection was lost
   * at the commit, the same call again is answered with what stands.
   */
  all: (group: readonly Waiting<Argument>[]) => Promise<readonly Answer[]>;
  /** One of a group that failed. */
  alone: (argument: Argument) => Promise<Answer>;
}

export interface Waiting<Argument> {
  argument: Argument;
  /** When it was called: of `performance.now()`, in milliseconds. */
  since: number;
}

interface Call<Argument, Answer> extends Waiting<Argument> {
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
}

/** A function that calls `all` for whoever waits. Each call has its own answer or error, as if it were alone. */
export function together<Argument, Answer>({ groups: most = GROUPS, all, alone }: Together<Argument, Answer>) {
  const waiting: Call<Argument, Answer>[] = [];
  let groups = 0;
  let isStarting = false;

  const send = async (group: readonly Call<Argument, Answer>[]): Promise<void> => {
    try {
      const answers = await all(group);
      group.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch {
      for (const { argument, resolve } of group) resolve(alone(argument));
    }
    groups--;
    startSoon();
  };
  const start = (): void => {
    isStarting = false;
    while (waiting.length > 0 && (groups === 0 || (waiting.length >= MOST && groups < most))) {
      groups++;
      void send(waiting.splice(0, MOST));
    }
  };
  /** When all requests that have come in by now are read. */
  const startSoon = (): void => {
    if (isStarting) return;
    isStarting = true;
    setImmediate(start);
  };
  return (argument: Argument): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.push({ argument, since: performance.now(), resolve });
      startSoon();
    });
}
