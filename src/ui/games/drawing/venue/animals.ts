// A dog and a horse at the gallop, seen from the side, running to the right. `phase` counts strides. Each is drawn with
// its nose at 0, its feet at 0 and one unit as its length.
import { type Ctx, fillOval, type Point, stroke, write } from "./brush.ts";
import { laneInk } from "./palette.ts";

export interface Look {
  number: number;
  colour: string;
  /** The coat, and its shaded side. */
  coat: readonly [string, string];
}

const TURN = Math.PI * 2;

interface Leg {
  hip: Point;
  /** Lengths of the upper and the lower part. */
  parts: readonly [number, number];
  /** Where in its stride the leg is, in turns. */
  at: number;
  /** How far it swings, and to which side its joint bends. */
  swing: number;
  bend: number;
}

/** Two legs of one tint: their upper parts are one stroke, and their lower ones. */
function drawLegs(ctx: Ctx, colour: string, width: number, legs: readonly Leg[]): void {
  const bones = legs.map(({ hip: [x, y], parts: [upper, lower], at, swing, bend }) => {
    const angle = swing * Math.sin(TURN * at);
    // The foot is lifted while the leg comes forward.
    const fold = Math.max(0, Math.cos(TURN * at)) * 1.25 + 0.12;
    const knee: Point = [x + Math.sin(angle) * upper, y + Math.cos(angle) * upper];
    const lowerAngle = angle + bend * fold;
    const foot: Point = [
      knee[0] + Math.sin(lowerAngle) * lower,
      Math.min(-0.008, knee[1] + Math.cos(lowerAngle) * lower),
    ];
    return { upper: [[x, y], knee] as const, lower: [knee, foot] as const };
  });
  stroke(ctx, colour, width, ...bones.map(({ upper }) => upper));
  stroke(ctx, colour, width * 0.72, ...bones.map(({ lower }) => lower));
}

/** The double leap of a racing dog: both pairs stretch apart, then cross under the bent back. */
export function drawDog(ctx: Ctx, phase: number, { number, colour, coat: [coat, shade] }: Look): void {
  const bent = Math.sin(TURN * phase);
  const lift = Math.abs(Math.cos(TURN * phase)) * 0.05;
  ctx.save();
  ctx.translate(0, -lift);
  const back = -0.47 - (bent < 0 ? -bent * 0.09 : 0);
  const rear: Point = [-0.84 + (bent < 0 ? -bent * 0.1 : 0), -0.4];
  const front: Point = [-0.34, -0.4];
  const legs = (late: number, tint: string) => {
    drawLegs(ctx, tint, 0.056, [
      { hip: rear, parts: [0.2, 0.22], at: phase + 0.5 + late, swing: 1.05, bend: -1 },
      { hip: front, parts: [0.2, 0.2], at: phase + late, swing: 1, bend: -1 },
    ]);
  };
  legs(0.07, shade);
  stroke(ctx, coat, 0.03, [
    [rear[0] - 0.06, -0.42],
    [rear[0] - 0.2, -0.36 + bent * 0.04],
    [rear[0] - 0.32, -0.4 + bent * 0.08],
  ]);
  ctx.fillStyle = coat;
  ctx.beginPath();
  ctx.moveTo(rear[0] - 0.08, -0.42);
  ctx.quadraticCurveTo(-0.6, back - 0.08, -0.26, -0.54);
  ctx.lineTo(-0.18, -0.5);
  ctx.quadraticCurveTo(-0.2, -0.24, -0.34, -0.26);
  ctx.quadraticCurveTo(-0.56, back + 0.16, rear[0] + 0.02, -0.3);
  ctx.closePath();
  ctx.fill();
  // Neck, head and ear.
  stroke(ctx, coat, 0.13, [
    [-0.28, -0.47],
    [-0.15, -0.58],
  ]);
  ctx.fillStyle = coat;
  ctx.beginPath();
  ctx.moveTo(-0.2, -0.66);
  ctx.lineTo(0, -0.57);
  ctx.lineTo(-0.02, -0.53);
  ctx.lineTo(-0.18, -0.52);
  ctx.closePath();
  ctx.fill();
  stroke(ctx, shade, 0.035, [
    [-0.18, -0.64],
    [-0.27, -0.66],
  ]);
  // The jacket with its number.
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-0.6, back - 0.02);
  ctx.quadraticCurveTo(-0.45, back - 0.08, -0.3, -0.53);
  ctx.lineTo(-0.3, -0.27);
  ctx.quadraticCurveTo(-0.46, -0.26, -0.6, back + 0.13);
  ctx.closePath();
  ctx.fill();
  legs(0, coat);
  write(ctx, String(number), [-0.44, -0.4], 0.17, laneInk(number));
  ctx.restore();
}

/** The four beats of a horse: one foot after the other, a nodding head, and the jockey in his stirrups. */
export function drawHorse(ctx: Ctx, phase: number, { number, colour, coat: [coat, shade] }: Look): void {
  const nod = Math.sin(TURN * phase) * 0.035;
  const lift = Math.max(0, Math.sin(TURN * (phase + 0.2))) * 0.045;
  ctx.save();
  ctx.translate(0, -lift);
  const rear: Point = [-0.84, -0.46];
  const front: Point = [-0.4, -0.44];
  drawLegs(ctx, shade, 0.055, [
    { hip: rear, parts: [0.23, 0.25], at: phase, swing: 0.8, bend: -1 },
    { hip: front, parts: [0.22, 0.23], at: phase + 0.45, swing: 0.8, bend: -1 },
  ]);
  // The tail streams behind.
  stroke(ctx, shade, 0.06, [
    [-0.94, -0.58],
    [-1.06, -0.56 + nod],
    [-1.18, -0.46 - nod * 2],
  ]);
  // The body, the haunch and the chest are one fill.
  ctx.fillStyle = coat;
  ctx.beginPath();
  ctx.ellipse(-0.62, -0.52, 0.33, 0.135, 0.03, 0, TURN);
  ctx.ellipse(-0.82, -0.54, 0.15, 0.15, 0, 0, TURN);
  ctx.ellipse(-0.42, -0.52, 0.14, 0.15, 0, 0, TURN);
  ctx.fill();
  // Neck, mane and head.
  stroke(ctx, coat, 0.15, [
    [-0.38, -0.56],
    [-0.2, -0.72 + nod],
  ]);
  stroke(ctx, shade, 0.05, [
    [-0.4, -0.66],
    [-0.24, -0.8 + nod],
  ]);
  ctx.fillStyle = coat;
  ctx.beginPath();
  ctx.moveTo(-0.24, -0.82 + nod);
  ctx.lineTo(-0.02, -0.66 + nod);
  ctx.lineTo(-0.05, -0.6 + nod);
  ctx.lineTo(-0.22, -0.66 + nod);
  ctx.closePath();
  ctx.fill();
  drawLegs(ctx, coat, 0.058, [
    { hip: rear, parts: [0.23, 0.25], at: phase + 0.14, swing: 0.85, bend: -1 },
    { hip: front, parts: [0.22, 0.23], at: phase + 0.6, swing: 0.85, bend: -1 },
  ]);
  // The saddle cloth with its number.
  ctx.fillStyle = colour;
  ctx.fillRect(-0.72, -0.66, 0.2, 0.17);
  write(ctx, String(number), [-0.62, -0.57], 0.16, laneInk(number));
  // The jockey, low over the neck.
  const seat = -0.79 + nod * 0.6;
  stroke(ctx, "#f8fafc", 0.06, [
    [-0.62, seat],
    [-0.5, -0.7],
    [-0.58, -0.58],
  ]);
  stroke(ctx, colour, 0.12, [
    [-0.62, seat - 0.01],
    [-0.42, seat - 0.09],
  ]);
  stroke(ctx, colour, 0.05, [
    [-0.42, seat - 0.07],
    [-0.3, -0.72 + nod],
  ]);
  fillOval(ctx, "#f2c9a0", [-0.335, seat - 0.135], 0.045, 0.045);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(-0.345, seat - 0.15, 0.058, Math.PI, 0);
  ctx.fill();
  ctx.restore();
}
