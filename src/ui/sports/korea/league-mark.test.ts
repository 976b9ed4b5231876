import { expect, it } from "vitest";
import { LEAGUES } from "../../../domain/labels/leagues.ts";
import { flagOf } from "./league-mark.tsx";

/** Countries with a drawn flag, as files of fixtures name them. */
const FLAGS = {
  england: "eng",
  spain: "es",
  italy: "it",
  germany: "de",
  france: "fr",
  netherlands: "nl",
  "south-korea": "kr",
  japan: "jp",
  usa: "us",
};

it.each(Object.entries(FLAGS))("every league of %s has the flag %s", (country, flag) => {
  const leagues = Object.entries(LEAGUES).flatMap(([key, name]) => (key.startsWith(`${country} `) ? [name] : []));
  expect(leagues.length).toBeGreaterThan(0);
  expect(leagues.map((name) => [name, flagOf(name)])).toEqual(leagues.map((name) => [name, flag]));
});
