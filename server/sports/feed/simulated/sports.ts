import { SPORT, type SportId } from "../../../../src/domain/sports/market.ts";
import { baseball } from "./baseball.ts";
import { basketball } from "./basketball.ts";
import { football } from "./football.ts";
import { iceHockey } from "./ice-hockey.ts";
import type { Sport } from "./sport.ts";
import { volleyball } from "./volleyball.ts";

export const SPORTS: Readonly<Record<SportId, Sport>> = {
  [SPORT.football]: football,
  [SPORT.basketball]: basketball,
  [SPORT.volleyball]: volleyball,
  [SPORT.baseball]: baseball,
  [SPORT.iceHockey]: iceHockey,
};
