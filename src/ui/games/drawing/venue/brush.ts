// Strokes that the painters of venues share. Lengths are CSS pixels.
import type { Palette } from "./palette.ts";

export type Ctx = CanvasRenderingContext2D;

export interface Scene {
  ctx: Ctx;
  width: number;
  height: number;
  palette: Palette;
  /** Milliseconds after the show began. */
  ms: number;
}

export type Point = readonly [x: number, y: number];

type Picture = HTMLCanvasElement;
const kept = new WeakMap<Palette, Map<string, Picture>>();

/**
 * A part of the scene that stays as it is while the theme does: it is drawn once, and copied from then on, which costs
 * a fraction of drawing it. `name` tells the parts of one palette apart.
 */
export function still(
  { ctx, palette }: Scene,
  name: string,
  [width, height]: readonly [width: number, height: number],
  draw: (ctx: Ctx) => void,
): Picture {
  const dense = ctx.getTransform().a;
  const key = [name, width, height, dense].join();
  const pictures = kept.get(palette) ?? new Map<string, Picture>();
  kept.set(palette, pictures);
  const known = pictures.get(key);
  if (known) return known;
  const picture = document.createElement("canvas");
  picture.width = Math.ceil(width * dense);
  picture.height = Math.ceil(height * dense);
  const own = picture.getContext("2d");
  own?.scale(dense, dense);
  if (own) draw(own);
  pictures.set(key, picture);
  return picture;
}

/** A line through the points, with round ends; several lines are one stroke. */
export function stroke(ctx: Ctx, colour: string, width: number, ...lines: readonly (readonly Point[])[]): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const points of lines) points.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
}

export function fillOval(ctx: Ctx, colour: string, [x, y]: Point, rx: number, ry: number, turn = 0): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, Math.PI * 2);
  ctx.fill();
}

/** In pixels; glyphs of a smaller font are set at whole units, which moves a number off its place. */
const WRITTEN_AT = 100;

/** Centred at the point, `size` units high. */
export function write(ctx: Ctx, text: string, [x, y]: Point, size: number, colour: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / WRITTEN_AT, size / WRITTEN_AT);
  ctx.font = `800 ${WRITTEN_AT}px "Hanpan Sans", Pretendard, sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = colour;
  ctx.fillText(text, 0, 0);
  ctx.restore();
}

/** Heads in a stand, in some colours, which move past with `shift`. */
export function fillCrowd(scene: Scene, colours: readonly string[], height: number, shift: number): void {
  const heads = 150;
  const room = Math.round(scene.width) + 40;
  const high = Math.ceil(height);
  const crowd = still(scene, `crowd ${colours.join()}`, [room, high], (ctx) => {
    ctx.fillStyle = scene.palette.of.stand;
    ctx.fillRect(0, 0, room, high);
    for (let i = 0; i < heads; i++) {
      ctx.fillStyle = colours[i % colours.length] ?? "#fff";
      ctx.fillRect((i * 61) % room, 6 + ((i * 37) % Math.max(8, height - 22)), 3, 4);
    }
  });
  const past = ((Math.round(shift) % room) + room) % room;
  for (const x of [-past, room - past]) if (x < scene.width) scene.ctx.drawImage(crowd, x, 0, room, high);
}

/** From 0 to 1, slow at both ends. */
export const eased = (part: number): number => {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
};
export const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
