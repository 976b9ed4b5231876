import { useEffect, useRef, useState } from "react";
import type { Drawn } from "../../../../domain/games/kind.ts";
import { KINDS } from "../../../../domain/games/kinds.ts";
import { type Course, courseEnd, courseOf } from "../../../../domain/games/courses/show.ts";
import { VIRTUAL_SPORTS, type VirtualSport } from "../../../../domain/games/games.ts";
import { paintCourse } from "./paint.ts";
import { type Palette, readPalette } from "./palette.ts";
import { VenueResult } from "./venue-result.tsx";
import { VENUE_TEXT as TEXT } from "./text.ts";
import "./venue.css";

export interface VenueShowProps {
  sport: VirtualSport;
  drawn: Drawn;
  /** The same seed gives the same course: the round's id. */
  seed: string;
  /** Milliseconds after the show began, by the server's clock. It is asked at each frame. */
  msOf: () => number;
  /** The runners by number, or the two sides. */
  names: readonly string[];
}

/** At twice the pixels of CSS nothing more is seen, and it costs four times as much. */
const MOST_DENSE = 2;

/** A still picture, for members who want no motion: the start, until the result may be told. */
const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What stands on the board at this moment; nothing of it is known before it was seen. */
function boardOf(course: Course, ms: number): [string, string] {
  if (course.sport === "soccer") {
    const { home, away } = course.soccer.scoreAt(ms);
    return [`${TEXT.home} ${TEXT.score(home, away)} ${TEXT.away}`, TEXT.minute(Math.floor(course.soccer.minuteAt(ms)))];
  }
  if (course.sport === "basketball") {
    const { home, away } = course.basketball.scoreAt(ms);
    const { quarter, seconds } = course.basketball.clockAt(ms);
    return [`${TEXT.home} ${TEXT.score(home, away)} ${TEXT.away}`, TEXT.quarter(quarter, seconds)];
  }
  const { race } = course;
  if (ms >= race.endsAt) return ["", ""];
  if (ms >= race.winsAt) return [race.isPhoto ? TEXT.photo : TEXT.finish, ""];
  const left = race.length - Math.max(...race.metresAt(ms));
  return [left >= race.length ? TEXT.soon : TEXT.race(Math.max(0, Math.ceil(left / 10) * 10)), ""];
}

/** A virtual sport as it goes, then its result. Before the line is crossed nothing in the page says it. */
export function VenueShow({ sport, drawn, seed, msOf, names }: VenueShowProps) {
  const [course] = useState(() => courseOf(sport, drawn, seed));
  const end = courseEnd(course);
  const [isOver, setOver] = useState(() => msOf() >= end);
  const canvas = useRef<HTMLCanvasElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = canvas.current;
    // Each frame covers all of it: what is under the picture is never mixed in.
    const ctx = element?.getContext("2d", { alpha: false });
    if (!element || !ctx) return;
    let palette: Palette = readPalette(element);
    let frame = 0;
    const draw = (): void => {
      const now = msOf();
      const ms = isStill() && now < end ? 0 : Math.max(0, Math.min(now, end));
      const dense = Math.min(MOST_DENSE, devicePixelRatio);
      const { clientWidth: width, clientHeight: height } = element;
      if (element.width !== Math.round(width * dense)) element.width = Math.round(width * dense);
      if (element.height !== Math.round(height * dense)) element.height = Math.round(height * dense);
      ctx.setTransform(dense, 0, 0, dense, 0, 0);
      if (width > 0 && height > 0) paintCourse({ ctx, width, height, palette, ms }, course);
      if (board.current) {
        const words = boardOf(course, ms);
        [...board.current.children].forEach((child, i) => {
          if (child.textContent !== words[i]) child.textContent = words[i] ?? "";
          if (child instanceof HTMLElement) child.hidden = words[i] === "";
        });
      }
    };
    const step = (): void => {
      draw();
      if (msOf() >= end) setOver(true);
      else frame = requestAnimationFrame(step);
    };
    step();
    // A picture that stands is drawn again where its place or its theme changes.
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    const themed = new MutationObserver(() => {
      palette = readPalette(element);
      draw();
    });
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      themed.disconnect();
    };
  }, [course, end, msOf]);
  const summary = isOver ? KINDS[VIRTUAL_SPORTS[sport].kind].summaryOf(drawn) : null;
  return (
    <div className="venue" data-show={isOver ? "over" : "running"}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn on; no image has a source here */}
      <canvas ref={canvas} role="img" aria-label={summary ?? TEXT.watching[sport]} />
      <div ref={board} className="venue-board" aria-hidden="true">
        <span />
        <span />
      </div>
      {summary !== null && <VenueResult sport={sport} drawn={drawn} names={names} summary={summary} />}
    </div>
  );
}
