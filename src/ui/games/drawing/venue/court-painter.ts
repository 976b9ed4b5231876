// A basketball court from the side: the five of each side run from ring to ring.
import { type BasketballCourse, type Play, THROW_MS } from "../../../../domain/games/courses/basketball-course.ts";
import { eased, fillCrowd, fillOval, mix, type Point, type Scene, stroke } from "./brush.ts";
import { drawFigure } from "./figure.ts";

const SPOTS = [
  { x: 0.34, y: 0.5 },
  { x: 0.5, y: 0.12 },
  { x: 0.52, y: 0.86 },
  { x: 0.74, y: 0.3 },
  { x: 0.78, y: 0.68 },
] as const;
const RING = { x: 0.93, y: 0.5 };

interface Now {
  /** Where the play is on its way to the ring: −1 the other ring, 0 half-way, 1 the ring. */
  way: number;
  ball: { x: number; y: number; up: number };
  isScored: boolean;
}

/** In the play's own direction: `x` from half-way (0) to its end line (1). */
function nowOf(play: Play, ms: number): Now {
  const run = eased((ms - play.startsAt) / (play.attackAt - play.startsAt + 500));
  const way = mix(-0.75, 1, run);
  if (ms < play.shotAt) {
    const part = eased((ms - play.attackAt) / (play.shotAt - play.attackAt));
    const carrier = { x: mix(way - 0.6, play.from.x, part), y: mix(0.5, play.from.y, part) };
    return { way, ball: { ...carrier, up: Math.abs(Math.sin(ms / 130)) * 0.45 }, isScored: false };
  }
  const part = Math.min(1, (ms - play.shotAt) / THROW_MS);
  const fall = Math.max(0, (ms - play.shotAt - THROW_MS) / 450);
  const miss = play.points === 0 ? Math.min(1, fall) * 0.2 : 0;
  return {
    way,
    ball: {
      x: mix(play.from.x, RING.x, part) - miss,
      y: mix(play.from.y, RING.y, part) + miss * 0.6,
      up: mix(0.9, 1.75, part) + Math.sin(part * Math.PI) * 1.2 - Math.min(1.7, fall ** 2 * 1.7),
    },
    isScored: part === 1 && play.points > 0,
  };
}

export function paintCourt(scene: Scene, { plays, endsAt }: BasketballCourse): void {
  const { ctx, width, height, palette, ms } = scene;
  const { of } = palette;
  const play = plays.findLast(({ startsAt }) => startsAt <= ms) ?? plays[0];
  if (!play) return;
  const now = nowOf(play, ms);
  const turn = play.side === "home" ? 1 : -1;
  const top = height * 0.34;
  const bottom = height * 0.96;
  const court = Math.max(width * 1.15, height * 2.6);
  const half = court / 2;
  const goal = Math.min(1, Math.max(-1, now.ball.x)) * turn * half;
  const camera = Math.min(half * 1.12 - width / 2, Math.max(-half * 1.12 + width / 2, goal));
  /** `x` from −1 (the ring of the home side) to 1, `y` from the far line to the near one. */
  const point = (x: number, y: number): Point => [
    width / 2 + x * half * mix(0.86, 1.04, y) - camera,
    mix(top, bottom, y),
  ];
  fillCrowd(scene, [of.home, of.away, "#d1d5db"], top, camera * 0.45);
  ctx.fillStyle = of.wood;
  ctx.fillRect(0, top, width, height - top);
  ctx.fillStyle = of["wood-alt"];
  for (let i = 0; i < 7; i += 2) ctx.fillRect(0, mix(top, height, i / 7), width, (height - top) / 7);
  const line = (...points: Point[]) => stroke(ctx, of.line, 2, points);
  line(point(-1, 0), point(1, 0), point(1, 1), point(-1, 1), point(-1, 0));
  line(point(0, 0), point(0, 1));
  const ring = (x: number, y: number, rx: number, from: number, to: number) => {
    const [cx, cy] = point(x, y);
    ctx.beginPath();
    ctx.ellipse(cx, cy, rx, (bottom - top) * (rx / half) * 1.1, 0, from, to);
    ctx.stroke();
  };
  ring(0, 0.5, half * 0.13, 0, Math.PI * 2);
  for (const end of [-1, 1]) {
    ctx.globalAlpha = 0.5;
    ctx.fillStyle = end === 1 ? of.home : of.away;
    ctx.beginPath();
    for (const [x, y] of [
      [0.62, 0.34],
      [1, 0.34],
      [1, 0.66],
      [0.62, 0.66],
    ] as const)
      ctx.lineTo(...point(x * end, y));
    ctx.fill();
    ctx.globalAlpha = 1;
    line(point(end, 0.34), point(end * 0.62, 0.34), point(end * 0.62, 0.66), point(end, 0.66));
    ring(end * 0.92, 0.5, half * 0.48, end === 1 ? Math.PI / 2 : -Math.PI / 2, end === 1 ? Math.PI * 1.5 : Math.PI / 2);
  }
  const tall = height * 0.2;
  const people = (["home", "away"] as const).flatMap((side) =>
    SPOTS.map((spot, i) => {
      const attacks = side === play.side;
      const settled = attacks ? spot : { x: mix(spot.x, RING.x, 0.22), y: mix(spot.y, RING.y, 0.16) };
      const x = mix(settled.x - 0.95, settled.x, (now.way + 0.75) / 1.75);
      const isThrower = attacks && i === 0 && ms > play.attackAt;
      const own = isThrower && ms < play.shotAt + 500;
      const to = own ? play.from : settled;
      const part = eased((ms - play.attackAt) / (play.shotAt - play.attackAt));
      return {
        side,
        x: (own ? mix(x, to.x - 0.02, part) : x) * turn + Math.sin(ms / 800 + i) * 0.01,
        y: (own ? mix(settled.y, to.y, part) : settled.y) + Math.sin(ms / 950 + i * 2) * 0.012,
        isUp: own && ms > play.shotAt - 120,
        leap: own && ms > play.shotAt - 200 ? Math.max(0, Math.sin(((ms - play.shotAt + 200) / 600) * Math.PI)) : 0,
        isMoving: now.way < 0.99 || own,
      };
    }),
  );
  for (const person of people.toSorted((a, b) => a.y - b.y)) {
    const [x, y] = point(person.x, person.y);
    if (x < -tall || x > width + tall) continue;
    const size = tall * mix(0.85, 1.1, person.y);
    ctx.save();
    ctx.translate(x, y - person.leap * size * 0.25);
    ctx.scale(size, size);
    drawFigure(ctx, {
      shirt: of[person.side],
      phase: person.isMoving && ms < endsAt ? ms / 360 + person.y * 7 : null,
      facing: turn,
      isUp: person.isUp,
    });
    ctx.restore();
  }
  for (const end of [-1, 1]) {
    const [x, y] = point(end * RING.x, RING.y);
    const [bx, by] = point(end * 0.99, 0.5);
    const high = tall * 1.75;
    stroke(ctx, "#475569", 5, [
      [bx + end * 14, by],
      [bx + end * 14, by - high * 1.1],
      [bx, by - high * 1.12],
    ]);
    ctx.fillStyle = "#f8fafc";
    ctx.fillRect(bx - 3, by - high * 1.42, 6, high * 0.46);
    stroke(ctx, "#f97316", 4, [
      [x - tall * 0.16, y - high],
      [x + tall * 0.16, y - high],
    ]);
    const swish = now.isScored && end === turn ? Math.sin(ms / 60) * 3 : 0;
    for (let i = -2; i <= 2; i++)
      stroke(ctx, "#fff", 1, [
        [x + (i * tall * 0.15) / 2, y - high],
        [x + (i * tall * 0.08) / 2 + swish, y - high + tall * 0.28],
      ]);
  }
  if (ms >= endsAt) return;
  const [x, y] = point(now.ball.x * turn, now.ball.y);
  fillOval(ctx, "rgb(0 0 0 / 30%)", [x, y], tall * 0.09, tall * 0.035);
  fillOval(ctx, "#ea7a2b", [x, y - tall * (now.ball.up + 0.1)], tall * 0.11, tall * 0.11);
  stroke(ctx, "#7c2d12", 1, [
    [x - tall * 0.1, y - tall * (now.ball.up + 0.1)],
    [x + tall * 0.1, y - tall * (now.ball.up + 0.1)],
  ]);
}
