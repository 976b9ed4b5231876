// What the first load of the page learns before it is asked. Each answer serves one call; later calls go to the server.
import type { ApiClient } from "../api/client/client.ts";
import type { TokenResponse } from "../api/contract/member.ts";
import { Maintenance } from "../api/contract/settings.ts";

type Start = NonNullable<TokenResponse["start"]>;

interface Kept extends Omit<Start, "user"> {
  maintenance: Maintenance;
}

export interface FirstAnswers {
  /** Keeps what came beside the token. */
  takeStart: (start: Start) => void;
  /** The first answer that is kept under this name, else the call's. */
  firstOr: <Name extends keyof Kept>(name: Name, call: () => Promise<Kept[Name]>) => Promise<Kept[Name]>;
}

/** Asks for the maintenance flag at once: every page's guards begin with it, whoever the visitor is. */
export function createFirstAnswers(api: ApiClient): FirstAnswers {
  const kept: { [Name in keyof Kept]?: Promise<Kept[Name]> } = {
    maintenance: api.call(Maintenance, "setting/maintanace"),
  };
  kept.maintenance?.catch(() => undefined);
  return {
    takeStart: ({ unread }) => void (kept.unread = Promise.resolve(unread)),
    firstOr: (name, call) => {
      const answer = kept[name];
      delete kept[name];
      // What failed is asked for again by the call, which tells whoever waits for it.
      return answer?.catch(call) ?? call();
    },
  };
}
