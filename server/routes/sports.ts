// The calls of /europe and /inplay, and the address that opens them in a window of their own.
import { SportsList } from "../../src/api/contract/fixtures.ts";
import {
  EuropeanPage,
  EuropeanQuery,
  LeagueList,
  LeagueQuery,
  LocationList,
  LocationQuery,
  OneFixture,
  OneFixtureQuery,
  OpenGameAnswer,
  OpenGameQuery,
} from "../../src/api/contract/sports.ts";
import { LOCATIONS, locationOf } from "../../src/domain/labels/locations.ts";
import { SPORT_ORDER, sportName } from "../../src/domain/labels/sports.ts";
import { openGameAddress } from "../../src/domain/launch.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { europeanPage, type EuropeanPhase, leagueCounts, oneFixture, sumOf } from "../betting/lists/european.ts";
import { favouriteFixtures } from "../favourites/favourites.ts";
import { createPublicLists } from "../http/public-lists.ts";

/** The sport of what has no name. */
const OTHER_SPORTS = { sport_id: "etc", name_korean: "기타" } as const;
const FOLDERS = { prematch: "sports-prematch", live: "sports-inplay" } as const;
const GAME_PAGES = { EU: "/europe", IN: "/inplay" } as const;

export const sportRoutes: Routes = (app, context) => {
  const lists = createPublicLists(context);
  const described = { access: "member", tag: "fixture" } as const;

  app.get(
    "/api/sports-prematch/sports",
    describeRoute({ ...described, summary: "종목과 경기 수", response: { 200: SportsList } }),
    (request, reply) =>
      lists.send(request, reply, {}, async () => {
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

  app.get(
    "/api/sports-prematch/location",
    describeRoute({
      ...described,
      summary: "종목의 지역과 경기 수",
      querystring: LocationQuery,
      response: { 200: LocationList },
    }),
    (request, reply) =>
      lists.send(request, reply, request.query, async () => {
        const counts = (await leagueCounts(context, "prematch")).filter(
          ({ sportId }) => sportId === request.query.sportId,
        );
        const byLocation = Map.groupBy(counts, ({ leagueName }) => locationOf(leagueName).id);
        return LOCATIONS.flatMap(({ id, name }) => {
          const own = byLocation.get(id);
          return own ? [{ location_id: id, name_korean: name, cnt: sumOf(own) }] : [];
        });
      }),
  );

  app.get(
    "/api/sports-prematch/league",
    describeRoute({
      ...described,
      summary: "지역의 리그와 경기 수",
      querystring: LeagueQuery,
      response: { 200: LeagueList },
    }),
    (request, reply) =>
      lists.send(request, reply, request.query, async () =>
        (await leagueCounts(context, "prematch"))
          .filter(({ sportId }) => sportId === request.query.sportId)
          .filter(({ leagueName }) => locationOf(leagueName).id === request.query.locationId)
          .map(({ leagueName, count }) => ({ league_id: leagueName, name_korean: leagueName, cnt: count })),
      ),
  );

  for (const phase of ["prematch", "live"] as const satisfies readonly EuropeanPhase[]) {
    app.get(
      `/api/${FOLDERS[phase]}/fixtures`,
      describeRoute({
        ...described,
        summary: phase === "live" ? "진행 중인 경기와 배당" : "유럽형 경기와 주요 배당",
        querystring: EuropeanQuery,
        response: { 200: EuropeanPage },
      }),
      async (request, reply) => {
        const { query } = request;
        if (query.favourites) {
          const own = await favouriteFixtures(context.database.db, memberOf(request).id);
          return reply.send(await europeanPage(context, phase, query, own));
        }
        // Searches are many and seldom asked twice: they would push the lists out that everybody reads.
        if (query.text) return reply.send(await europeanPage(context, phase, query));
        return lists.send(request, reply, query, () => europeanPage(context, phase, query));
      },
    );

    app.get(
      `/api/${FOLDERS[phase]}/fixture`,
      describeRoute({
        ...described,
        summary: "한 경기의 모든 마켓",
        querystring: OneFixtureQuery,
        response: { 200: OneFixture },
      }),
      (request, reply) => lists.send(request, reply, request.query, () => oneFixture(context, phase, request.query.id)),
    );
  }

  app.get(
    "/api/kosca/opengame",
    describeRoute({
      ...described,
      summary: "유럽형 또는 인플레이의 주소",
      querystring: OpenGameQuery,
      response: { 200: OpenGameAnswer },
    }),
    (request) => {
      const { type } = request.query;
      return { url: openGameAddress(type, GAME_PAGES[type]) };
    },
  );
};
