// A pitch from the side stand: the camera goes with the ball.
import {
  type Attack,
  FLIGHT_MS,
  type Place,
  type SoccerCourse,
} from "../../../../domain/games/courses/soccer-course.ts";
import { eased, fillCrowd, fillOval, mix, type Point, type Scene, stroke } from "./brush.ts";
import { drawFigure } from "./figure.ts";

/** Where the ten of a side stand that plays to the right. */
const FORMATION: readonly Place[] = [
  { x: 0.18, y: 0.2 },
  { x: 0.16, y: 0.42 },
  { x: 0.16, y: 0.6 },
  { x: 0.18, y: 0.82 },
  { x: 0.36, y: 0.25 },
  { x: 0.33, y: 0.5 },
  { x: 0.36, y: 0.76 },
  { x: 0.55, y: 0.3 },
  { x: 0.58, y: 0.54 },
  { x: 0.54, y: 0.74 },
];
const CENTRE: Place = { x: 0.5, y: 0.5 };

interface Ball extends Place {
  /** Above the ground, in heights of a player. */
  up: number;
}

function ballOf(attack: Attack | undefined, ms: number): Ball {
  if (!attack) return { ...CENTRE, up: 0 };
  const { path, startsAt, shotAt } = attack;
  const passes = path.slice(0, -1);
  if (ms < shotAt) {
    const along = Math.max(0, ((ms - startsAt) / (shotAt - startsAt)) * passes.length);
    const at = Math.min(passes.length - 1, Math.floor(along));
    const from = at === 0 ? CENTRE : (passes[at - 1] ?? CENTRE);
    const to = passes[at] ?? from;
    const part = eased((along - at) * 1.25);
    return {
      x: mix(from.x, to.x, part),
      y: mix(from.y, to.y, part),
      up: at === 2 ? Math.sin(part * Math.PI) * 1.1 : 0,
    };
  }
  const from = passes.at(-1) ?? CENTRE;
  const to = path.at(-1) ?? from;
  const part = Math.min(1, (ms - shotAt) / FLIGHT_MS);
  const back = attack.end === "goal" || attack.end === "wide" ? 0 : Math.max(0, (ms - shotAt - FLIGHT_MS) / 700);
  const away = attack.side === "home" ? -1 : 1;
  return {
    x: mix(from.x, to.x, part) + Math.min(0.12, back * 0.12) * away,
    y: mix(from.y, to.y, part) + Math.min(0.1, back * 0.1),
    up: Math.sin(part * Math.PI * 0.8) * 0.7 * (1 - Math.min(1, back)),
  };
}

export function paintSoccer(scene: Scene, { attacks, endsAt }: SoccerCourse): void {
  const { ctx, width, height, palette, ms } = scene;
  const { of } = palette;
  const attack = attacks.findLast(({ startsAt }) => startsAt <= ms);
  const ball = ballOf(ms >= endsAt ? undefined : attack, ms);
  const top = height * 0.26;
  const bottom = height * 0.97;
  const pitch = Math.max(width * 1.25, height * 2.7);
  const camera = Math.min(pitch * 1.06 - width, Math.max(-pitch * 0.06, ball.x * pitch - width / 2));
  const point = ({ x, y }: Place): Point => {
    const near = mix(0.82, 1, y);
    return [pitch / 2 + (x - 0.5) * pitch * near - camera, mix(top, bottom, y)];
  };
  fillCrowd(scene, [of.home, of.away, "#e5e7eb"], top, camera * 0.5);
  ctx.fillStyle = of.grass;
  ctx.fillRect(0, top, width, height - top);
  ctx.fillStyle = of["grass-alt"];
  ctx.beginPath();
  for (let i = 0; i < 10; i += 2) {
    ctx.moveTo(...point({ x: i / 10, y: 0 }));
    for (const [x, y] of [
      [(i + 1) / 10, 0],
      [(i + 1) / 10, 1],
      [i / 10, 1],
    ] as const)
      ctx.lineTo(...point({ x, y }));
  }
  ctx.fill();
  const line = (...places: Place[]) => stroke(ctx, of.line, 2, places.map(point));
  const box = (from: number, to: number, x: number) =>
    line({ x: from, y: 0.5 - x }, { x: to, y: 0.5 - x }, { x: to, y: 0.5 + x }, { x: from, y: 0.5 + x });
  ctx.globalAlpha = 0.75;
  line({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }, { x: 0, y: 0 });
  line({ x: 0.5, y: 0 }, { x: 0.5, y: 1 });
  box(0, 0.16, 0.29);
  box(1, 0.84, 0.29);
  box(0, 0.055, 0.14);
  box(1, 0.945, 0.14);
  const [cx, cy] = point(CENTRE);
  ctx.beginPath();
  ctx.ellipse(cx, cy, pitch * 0.08, (bottom - top) * 0.14, 0, 0, Math.PI * 2);
  ctx.stroke();
  ctx.globalAlpha = 1;
  const tall = height * 0.13;
  const isGoal = attack?.end === "goal" && ms > attack.shotAt + FLIGHT_MS && ms < endsAt;
  for (const x of [0, 1]) {
    const isHit = isGoal && (attack.side === "home") === (x === 1);
    const shake = isHit ? Math.sin(ms / 45) * 3 : 0;
    const out = x === 0 ? -1 : 1;
    const [ax, ay] = point({ x, y: 0.42 });
    const [bx, by] = point({ x, y: 0.58 });
    ctx.globalAlpha = 0.45;
    const threads = Array.from({ length: 6 }, (_, i) => {
      const [x, y] = [mix(ax, bx, i / 5), mix(ay, by, i / 5)];
      return [[x, y - tall * 1.15] as const, [x + out * (tall * 0.55 + shake), y] as const];
    });
    stroke(ctx, "#fff", 1, ...threads);
    ctx.globalAlpha = 1;
    stroke(ctx, "#fff", 3, [
      [ax, ay],
      [ax, ay - tall * 1.15],
      [bx, by - tall * 1.15],
      [bx, by],
    ]);
  }
  const actors: { place: Place; side: "home" | "away"; isKeeper: boolean }[] = [];
  for (const side of ["home", "away"] as const) {
    const own = (at: number) => (side === "home" ? at : 1 - at);
    const push = (side === "home" ? ball.x : 1 - ball.x) - 0.5;
    const men = FORMATION.map(({ x, y }, i) => ({
      x: own(Math.min(0.95, Math.max(0.06, x + 0.1 + push * 0.62 + Math.sin(ms / 900 + i * 2) * 0.008))),
      y: mix(y, ball.y, 0.16) + Math.sin(ms / 1_100 + i * 1.7) * 0.012,
    }));
    // The nearest one of each side goes to the ball; the one who has it is at it.
    let best = 0;
    const far = (man: Place | undefined) => (man ? Math.hypot(man.x - ball.x, (man.y - ball.y) * 0.6) : 9);
    men.forEach((man, i) => (best = far(man) < far(men[best]) ? i : best));
    const hunter = men[best];
    if (hunter && (!attack || ms < attack.shotAt)) {
      const gap = attack?.side === side ? 0.008 : 0.03;
      const pull = Math.max(0, 1 - far(hunter) / 0.26);
      hunter.x = mix(hunter.x, ball.x - gap * (side === "home" ? 1 : -1), pull);
      hunter.y = mix(hunter.y, ball.y, pull);
    }
    for (const place of men) actors.push({ place, side, isKeeper: false });
    const isShot = attack && attack.side !== side && ms > attack.shotAt;
    const dive = isShot ? eased((ms - attack.shotAt) / FLIGHT_MS) * (attack.end === "save" ? 1 : 0.55) : 0;
    actors.push({ place: { x: own(0.022), y: mix(0.5, mix(0.5, ball.y, 0.8), dive) }, side, isKeeper: true });
  }
  for (const { place, side, isKeeper } of actors.toSorted((a, b) => a.place.y - b.place.y)) {
    const [x, y] = point(place);
    if (x < -tall || x > width + tall) continue;
    const size = tall * mix(0.82, 1.12, place.y);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(size, size);
    drawFigure(ctx, {
      shirt: isKeeper ? "#facc15" : of[side],
      phase: isKeeper || ms >= endsAt ? null : ms / 420 + place.y * 9,
      facing: side === "home" ? 1 : -1,
      isUp: isGoal && attack.side === side && !isKeeper,
    });
    ctx.restore();
  }
  const [x, y] = point(ball);
  fillOval(ctx, "rgb(0 0 0 / 35%)", [x, y], tall * 0.1, tall * 0.04);
  fillOval(ctx, "#fff", [x, y - tall * (0.08 + ball.up)], tall * 0.095, tall * 0.095);
  fillOval(ctx, "#1f2937", [x + tall * 0.02, y - tall * (0.08 + ball.up)], tall * 0.04, tall * 0.04);
}
