import type { Course } from "../../../../domain/games/courses/show.ts";
import type { Scene } from "./brush.ts";
import { paintCourt } from "./court-painter.ts";
import { paintRace } from "./race-painter.ts";
import { paintSoccer } from "./soccer-painter.ts";

/** Draws the moment of a course. From its end on the last picture stands: of a close race the photo. */
export function paintCourse(scene: Scene, course: Course): void {
  if (course.sport === "soccer") paintSoccer(scene, course.soccer);
  else if (course.sport === "basketball") paintCourt(scene, course.basketball);
  else {
    const { race, sport } = course;
    const isPhoto = race.isPhoto ? scene.ms >= race.photoAt : scene.ms >= race.endsAt;
    paintRace(scene, sport, race, isPhoto);
  }
}
