// A picture of a floodlit pitch, drawn pixel by pixel: what serves members lets sharp read no drawings.
import sharp from "sharp";

export const PICTURE = { width: 480, height: 270 };
/** Where the grass begins, and how high its stripes are, on a field of 960 by 540. */
const [GRASS, STRIPE] = [330, 24];

type Colour = readonly [red: number, green: number, blue: number];

const mixed = (one: Colour, other: Colour, part: number): Colour => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];

const WHITE: Colour = [255, 255, 255];

export interface Pitch {
  /** The sky and the two greens of the grass. */
  sky: Colour;
  grass: readonly [Colour, Colour];
  /** Where the lamps stand, from the left of 960. */
  lamps: readonly number[];
}

function colourAt({ sky, grass, lamps }: Pitch, x: number, y: number): Colour {
  if (y < GRASS) {
    const nearest = Math.min(...lamps.map((lamp) => Math.hypot(x - lamp, y - 90)));
    return mixed(sky, WHITE, nearest < 26 ? 0.9 : Math.max(0, 0.35 - nearest / 700));
  }
  const ground = grass[Math.floor((y - GRASS) / STRIPE) % 2] ?? grass[0];
  const circle = Math.abs(Math.hypot((x - 480) / 170, (y - 440) / 56) - 1) < 0.03;
  return circle || Math.abs(y - 440) < 2 ? mixed(ground, WHITE, 0.8) : ground;
}

/** The picture as WebP. */
export async function pitchPicture(pitch: Pitch): Promise<Uint8Array> {
  const { width, height } = PICTURE;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(pitch, 2 * x, 2 * y).map(Math.round), (y * width + x) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 70 })
    .toBuffer();
}
