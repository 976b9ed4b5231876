// A race as it is seen from a camera that runs along with its head.
import { GATE_MS, type RaceCourse, type Runner } from "../../../../domain/games/courses/race-course.ts";
import { drawDog, drawHorse } from "./animals.ts";
import { type Ctx, fillOval, mix, type Scene, still, stroke } from "./brush.ts";
import { laneInk } from "./palette.ts";

interface Breed {
  draw: typeof drawDog;
  /** Metres from nose to tail, and of one stride. */
  length: number;
  stride: number;
  /** Metres that are seen across at most, and up. */
  across: number;
  up: number;
}

const BREEDS: Readonly<Record<Runner, Breed>> = {
  dog: { draw: drawDog, length: 1.5, stride: 5, across: 11.5, up: 4.6 },
  horse: { draw: drawHorse, length: 2.7, stride: 6.6, across: 20, up: 8.4 },
};
const COATS: readonly (readonly [string, string])[] = [
  ["#7a4a26", "#55321a"],
  ["#9aa1ab", "#6d747f"],
  ["#3f2a1d", "#291a11"],
  ["#b98a55", "#8d6639"],
  ["#5b3a22", "#3f2717"],
  ["#cfc6b8", "#9c9384"],
  ["#2b2523", "#171312"],
  ["#8c5a2e", "#643f1f"],
];
/** Where the head of the field is, of the picture's width. */
const HEAD_AT = 0.72;
const TRACK_FROM = 0.47;

/** Boxes of the stand, of two heights. */
const BOX = 96;
const BOXES = 3;

function drawStand(ctx: Ctx, { of }: Scene["palette"], top: number): void {
  for (let n = 0; n < BOXES; n++) {
    const high = top * (n === 0 ? 0.34 : 0.26);
    ctx.fillStyle = of.stand;
    ctx.fillRect(n * BOX, top - high, BOX - 14, high);
    ctx.fillStyle = "rgb(255 255 255 / 28%)";
    for (let i = 0; i < 12; i++)
      ctx.fillRect(n * BOX + 6 + ((i * 29 + n * 13) % 70), top - high + 6 + ((i * 17) % (high * 0.6)), 3, 3);
  }
}

function drawBehind(scene: Scene, metres: number, scale: number): void {
  const { ctx, width, height, palette } = scene;
  const { of } = palette;
  const top = Math.round(height * TRACK_FROM);
  const sky = still(scene, "sky", [width, top], (own) => {
    const gradient = own.createLinearGradient(0, 0, 0, top);
    gradient.addColorStop(0, of.sky);
    gradient.addColorStop(1, of["sky-low"]);
    own.fillStyle = gradient;
    own.fillRect(0, 0, width, top);
  });
  ctx.drawImage(sky, 0, 0, width, top);
  // Hills move slowest, then the stand, then the rails.
  ctx.fillStyle = of.hills;
  ctx.beginPath();
  ctx.moveTo(0, top);
  const far = metres * scale * 0.06;
  for (let x = 0; x <= width + 24; x += 24)
    ctx.lineTo(x, top * 0.66 - Math.sin((x + far) / 90) * top * 0.1 - Math.sin((x + far) / 37) * top * 0.05);
  ctx.lineTo(width, top);
  ctx.fill();
  const strip = BOX * BOXES;
  const stand = still(scene, "stand", [strip, top], (own) => drawStand(own, palette, top));
  const past = Math.round(metres * scale * 0.35);
  for (let x = -(((past % strip) + strip) % strip); x < width; x += strip) ctx.drawImage(stand, x, 0, strip, top);
}

function drawTrack(
  { ctx, width, height, palette: { of } }: Scene,
  kind: Runner,
  left: number,
  scale: number,
  lanes: number,
) {
  const top = height * TRACK_FROM;
  const [even, odd] = kind === "dog" ? [of.sand, of["sand-alt"]] : [of.grass, of["grass-alt"]];
  ctx.fillStyle = even;
  ctx.fillRect(0, top, width, height - top);
  ctx.fillStyle = odd;
  const band = 8;
  const from = Math.floor(left / band) * band;
  for (let metre = from; (metre - left) * scale < width; metre += band * 2)
    ctx.fillRect((metre - left) * scale, top, band * scale, height - top);
  // Marks on the ground, so that its speed is seen.
  ctx.fillStyle = "rgb(0 0 0 / 16%)";
  for (let lane = 0; lane < lanes; lane++)
    for (let metre = Math.floor(left / 3) * 3; (metre - left) * scale < width; metre += 3)
      ctx.fillRect((metre + ((lane * 7) % 3) - left) * scale, top + ((lane + 0.7) * (height - top)) / lanes, 9, 2);
  // The far rail with its posts.
  ctx.fillStyle = of.line;
  ctx.fillRect(0, top - 8.5, width, 3);
  for (let metre = Math.floor(left / 4) * 4; (metre - left) * scale < width; metre += 4)
    ctx.fillRect((metre - left) * scale - 1, top - 7, 2, 11);
}

function drawLine({ ctx, height, palette: { of } }: Scene, x: number): void {
  const top = height * TRACK_FROM;
  const size = 6;
  for (let y = top, row = 0; y < height; y += size, row++)
    for (let column = 0; column < 2; column++) {
      ctx.fillStyle = (row + column) % 2 === 0 ? of.line : "#111827";
      ctx.fillRect(x + column * size, y, size, size);
    }
  stroke(ctx, "#dc2626", 4, [
    [x + size, top],
    [x + size, top - height * 0.2],
  ]);
  fillOval(ctx, "#dc2626", [x + size, top - height * 0.22], 8, 8);
}

const PUFFS = 3;

function drawDust(ctx: Ctx, phase: number, length: number, isSand: boolean): void {
  for (let puff = 0; puff < PUFFS; puff++) {
    const age = (((phase + puff / PUFFS) % 1) + 1) % 1;
    ctx.globalAlpha = (1 - age) * (isSand ? 0.5 : 0.28);
    const size = length * (0.03 + age * 0.1);
    fillOval(ctx, isSand ? "#e7cfa6" : "#b8a98a", [-length * (0.95 + age * 0.5), -size * 0.7], size, size * 0.7);
  }
  ctx.globalAlpha = 1;
}

/** `photo`: the picture of the line, which stands still, nearer. */
export function paintRace(scene: Scene, kind: Runner, course: RaceCourse, photo: boolean): void {
  const { ctx, width, height, palette } = scene;
  const breed = BREEDS[kind];
  const ms = photo ? course.winsAt : scene.ms;
  const scale = Math.min(width / breed.across, height / breed.up) * (photo ? 1.5 : 1);
  const metres = course.metresAt(ms);
  const head = Math.max(...metres);
  // The camera stands at the line when the field comes in, and lets it run out.
  const seen = width / scale;
  const free = Math.max(seen * 0.42, head);
  const at = Math.min(free, course.length + (photo ? 0 : seen * 0.12));
  const left = at - seen * (photo ? 0.62 : HEAD_AT);
  drawBehind(scene, left, scale);
  drawTrack(scene, kind, left, scale, course.runners.length);
  drawLine(scene, (course.length - left) * scale);
  const top = height * (TRACK_FROM + 0.14);
  const step = (height * 0.97 - top) / Math.max(1, course.runners.length - 1);
  course.runners.forEach((number, lane) => {
    const run = metres[lane] ?? 0;
    const x = (run - left) * scale;
    const length = breed.length * scale * mix(0.86, 1.06, lane / course.runners.length);
    if (x < -length * 0.3 || x - length * 1.5 > width) return;
    const y = top + lane * step;
    const phase = run / breed.stride + lane * 0.31;
    ctx.save();
    ctx.translate(x, y);
    fillOval(ctx, "rgb(0 0 0 / 28%)", [-length * 0.55, 0], length * 0.46, length * 0.05);
    if (ms > GATE_MS && !photo) drawDust(ctx, phase * 2, length, kind === "dog");
    ctx.scale(length, length);
    breed.draw(ctx, run === 0 ? 0.02 : phase, {
      number,
      colour: palette.lanes[number - 1] ?? laneInk(number),
      coat: COATS[(number * 3) % COATS.length] ?? ["#7a4a26", "#55321a"],
    });
    ctx.restore();
  });
  if (ms < GATE_MS + 1_200 && !photo) drawGate(scene, -left * scale, ms);
  if (photo) drawPhoto(scene, (course.length - left) * scale);
}

/** The gate, which opens upwards and stays behind. */
function drawGate({ ctx, height, palette: { of } }: Scene, x: number, ms: number): void {
  const open = Math.max(0, ms - GATE_MS) / 400;
  const top = height * (TRACK_FROM + 0.02);
  ctx.fillStyle = of.stand;
  ctx.fillRect(x + 4, top - 12, 10, height - top + 12);
  ctx.globalAlpha = Math.max(0, 1 - open);
  for (let y = top; y < height; y += 9)
    stroke(ctx, of.line, 2, [
      [x + 4, y],
      [x + 14, y],
    ]);
  ctx.globalAlpha = 1;
}

/** The slit of the photo finish. */
function drawPhoto({ ctx, width, height }: Scene, x: number): void {
  ctx.fillStyle = "rgb(20 30 60 / 26%)";
  ctx.fillRect(0, 0, width, height);
  stroke(ctx, "#fde047", 2, [
    [x, 0],
    [x, height],
  ]);
}
