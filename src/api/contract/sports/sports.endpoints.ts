import { endpoint } from "../endpoint.ts";
import { SportsList } from "./fixtures.ts";
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
} from "./sports.ts";

export const prematchSports = endpoint({
  method: "GET",
  path: "/sports-prematch/sports",
  access: "member",
  answers: { 200: SportsList },
});

export const prematchLocations = endpoint({
  method: "GET",
  path: "/sports-prematch/location",
  access: "member",
  query: LocationQuery,
  answers: { 200: LocationList },
});

export const prematchLeagues = endpoint({
  method: "GET",
  path: "/sports-prematch/league",
  access: "member",
  query: LeagueQuery,
  answers: { 200: LeagueList },
});

export const prematchFixtures = endpoint({
  method: "GET",
  path: "/sports-prematch/fixtures",
  access: "member",
  query: EuropeanQuery,
  answers: { 200: EuropeanPage },
});

export const prematchFixture = endpoint({
  method: "GET",
  path: "/sports-prematch/fixture",
  access: "member",
  query: OneFixtureQuery,
  answers: { 200: OneFixture },
});

export const liveFixtures = endpoint({
  method: "GET",
  path: "/sports-inplay/fixtures",
  access: "member",
  query: EuropeanQuery,
  answers: { 200: EuropeanPage },
});

export const liveFixture = endpoint({
  method: "GET",
  path: "/sports-inplay/fixture",
  access: "member",
  query: OneFixtureQuery,
  answers: { 200: OneFixture },
});

export const openGame = endpoint({
  method: "GET",
  path: "/kosca/opengame",
  access: "member",
  query: OpenGameQuery,
  answers: { 200: OpenGameAnswer },
});
