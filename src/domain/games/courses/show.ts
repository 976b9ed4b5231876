// The course of each virtual sport. Its show begins at the lock of the round, by the server's clock: a member who comes
// in the middle sees the middle.
import type { VirtualSport } from "../games.ts";
import type { Drawn } from "../kind.ts";
import { basketballCourse, type BasketballCourse } from "./basketball-course.ts";
import { raceCourse, type RaceCourse } from "./race-course.ts";
import { soccerCourse, type SoccerCourse } from "./soccer-course.ts";

export type Course =
  | { sport: "dog" | "horse"; race: RaceCourse }
  | { sport: "soccer"; soccer: SoccerCourse }
  | { sport: "basketball"; basketball: BasketballCourse };

/** The course of what was drawn. The same seed, such as the round's id, gives the same course. */
export function courseOf(sport: VirtualSport, drawn: Drawn, seed: string): Course {
  if (sport === "soccer") return { sport, soccer: soccerCourse(drawn, seed) };
  if (sport === "basketball") return { sport, basketball: basketballCourse(drawn, seed) };
  return { sport, race: raceCourse(sport, drawn[0] ?? [], seed) };
}

/** From when on the result may be told, in milliseconds after the show began. */
export function courseEnd(course: Course): number {
  if (course.sport === "soccer") return course.soccer.endsAt;
  return course.sport === "basketball" ? course.basketball.endsAt : course.race.endsAt;
}
