// The calls of /europe and /inplay, and the address that opens them in a window of their own.
import * as endpoints from "../../src/api/contract/sports/sports.endpoints.ts";
import { LOCATIONS, locationOf } from "../../src/domain/sports/labels/locations.ts";
import { SPORT_ORDER, sportName } from "../../src/domain/sports/labels/sports.ts";
import { openGameAddress } from "../../src/domain/lobby/launch.ts";
import { memberOf, type Routes } from "../app.ts";
import { europeanPage, type EuropeanPhase, leagueCounts, oneFixture, sumOf } from "./betting/lists/european.ts";
import { favouriteFixtures } from "./favourites.ts";
import { createPublicLists } from "../http/public-lists.ts";
import { serve } from "../http/serve.ts";

/** The sport of what has no name. */
const OTHER_SPORTS = { sport_id: "etc", name_korean: "기타" } as const;
const LISTS = { prematch: endpoints.prematchFixtures, live: endpoints.liveFixtures } as const;
const ONE = { prematch: endpoints.prematchFixture, live: endpoints.liveFixture } as const;
const GAME_PAGES = { EU: "/europe", IN: "/inplay" } as const;

export const sportRoutes: Routes = (app, context) => {
  const lists = createPublicLists(context);

  serve(app, context, endpoints.prematchSports, { summary: "종목과 경기 수", tag: "fixture" })((_request, reply) =>
    lists.send(endpoints.prematchSports, reply, {}, async () => {
      const counts = await leagueCounts(context, "prematch");
      const isKnown = (sportId: string) => SPORT_ORDER.includes(sportId);
      return [
        ...SPORT_ORDER.map((sportId) => ({
          sport_id: sportId,
          name_korean: sportName(sportId),
          cnt: sumOf(counts.filter((one) => one.sportId === sportId)),
        })),
        { ...OTHER_SPORTS, cnt: sumOf(counts.filter((one) => !isKnown(one.sportId))) },
      ];
    }),
  );

  serve(app, context, endpoints.prematchLocations, { summary: "종목의 지역과 경기 수", tag: "fixture" })(
    ({ query }, reply) =>
      lists.send(endpoints.prematchLocations, reply, query, async () => {
        const counts = (await leagueCounts(context, "prematch")).filter(({ sportId }) => sportId === query.sportId);
        const byLocation = Map.groupBy(counts, ({ leagueName }) => locationOf(leagueName).id);
        return LOCATIONS.flatMap(({ id, name }) => {
          const own = byLocation.get(id);
          return own ? [{ location_id: id, name_korean: name, cnt: sumOf(own) }] : [];
        });
      }),
  );

  serve(app, context, endpoints.prematchLeagues, { summary: "지역의 리그와 경기 수", tag: "fixture" })(
    ({ query }, reply) =>
      lists.send(endpoints.prematchLeagues, reply, query, async () =>
        (await leagueCounts(context, "prematch"))
          .filter(({ sportId }) => sportId === query.sportId)
          .filter(({ leagueName }) => locationOf(leagueName).id === query.locationId)
          .map(({ leagueName, count }) => ({ league_id: leagueName, name_korean: leagueName, cnt: count })),
      ),
  );

  for (const phase of ["prematch", "live"] as const satisfies readonly EuropeanPhase[]) {
    serve(app, context, LISTS[phase], {
      summary: phase === "live" ? "진행 중인 경기와 배당" : "유럽형 경기와 주요 배당",
      tag: "fixture",
    })(async (request, reply) => {
      const { query } = request;
      if (query.favourites) {
        const own = await favouriteFixtures(context.database.db, memberOf(request).id);
        return europeanPage(context, phase, query, own);
      }
      // Searches are many and seldom asked twice: they would push the lists out that everybody reads.
      if (query.text) return europeanPage(context, phase, query);
      return lists.send(LISTS[phase], reply, query, () => europeanPage(context, phase, query));
    });

    serve(app, context, ONE[phase], { summary: "한 경기의 모든 마켓", tag: "fixture" })(({ query }, reply) =>
      lists.send(ONE[phase], reply, query, () => oneFixture(context, phase, query.id)),
    );
  }

  serve(app, context, endpoints.openGame, { summary: "유럽형 또는 인플레이의 주소", tag: "fixture" })(({ query }) => ({
    url: openGameAddress(query.type, GAME_PAGES[query.type]),
  }));
};
