import { useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { ask } from "../../../api/client/ask.ts";
import { searchSports } from "../../../api/contract/sports/search.endpoints.ts";
import { entryOf } from "../../../domain/common/entry-of.ts";
import { type LinkRow, LINKS } from "../../../domain/frame/pages/menus.ts";
import { parseRecent, serializeRecent } from "../../../domain/frame/site-search/found.ts";
import { siteSearchMachine } from "../../../machines/site-search/site-search.machine.ts";
import type { SiteSearchActors } from "../../../machines/site-search/site-search.schema.ts";
import { accountKind } from "../../../domain/session/account.ts";
import type { User } from "../../../api/contract/session/member.ts";
import { openQueries } from "../../open-queries.ts";
import { useApp } from "../../app-context.ts";
import { readStored, writeStored } from "../../browser-storage.ts";
import { withTime } from "../layout/menu-link.tsx";
import { tellLostPart } from "../../lost-part.ts";
import { foundOf } from "./found-on-wire.ts";

type Read = SiteSearchActors["findSports"];

const isStaff = (user: User | null): boolean => user !== null && accountKind(user) === "administrator";

/** The machine of the search, with the recent searches of the account that is logged in. An operator finds the console's things. */
export function useSiteSearch() {
  const { api, actors, late, queries } = useApp();
  const router = useRouter();
  const member = useSelector(actors.session, ({ context }) => context.user?.id ?? "");
  const isOfStaff = useSelector(actors.session, ({ context }) => isStaff(context.user));
  const [key] = useState(`hanpan.search.${member}`);
  const [machine] = useState(() =>
    siteSearchMachine.provide({
      actors: {
        findSports: fromPromise<Read["output"], Read["input"]>(async ({ input, signal }) => {
          if (!isOfStaff) return foundOf(await ask(api, searchSports, { query: input }, { signal }));
          const { findForOperator } = await import("../../operator/search/find-for-operator.ts");
          return findForOperator({ api, queryClient: openQueries(queries), ...input }, signal);
        }),
      },
      actions: {
        storeRecent: ({ context }) => writeStored(key, serializeRecent(context.recent)),
        openFound: ({ context: { opened } }) => {
          if (!opened) return;
          const link: LinkRow | undefined = entryOf(LINKS, opened.to);
          if (link?.launch) {
            const { launch } = link;
            late
              .launches()
              .then(({ request }) => request(launch))
              .catch(tellLostPart);
            return;
          }
          const hasTime = link?.hasTime ?? false;
          void router.navigate({ to: opened.to, search: { ...(hasTime && withTime({})), ...opened.search } as never });
        },
      },
    }),
  );
  return useActorRef(machine, { input: { recent: parseRecent(readStored(key)), isOfStaff } });
}
