// Images from outside: taken by what they contain, never by their name or type, and drawn anew.
import type { Sharp, SharpOptions } from "sharp";
import { createQueue } from "../session/queue.ts";
import { ApiError } from "../errors.ts";

const MAX_PIXELS = 25_000_000;
/** In px; larger images are made smaller. */
const MAX_SIDE = 1_600;
const QUALITY = 82;
const TIMEOUT_S = 10;

let loaded: Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> | undefined;

/** Loads the library at the first upload: it takes 22 MB of memory. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Of all the formats that the library reads, these four. SVG and PDF are documents.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadNsgifBuffer",
    ],
  });
  // Uploads are rare and differ: nothing is worth keeping in memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const queue = createQueue({ atOnce: 1, waiting: 20, busy: () => new ApiError("unavailable") });

export interface EncodedImage {
  /** A WebP image without metadata. */
  contents: Uint8Array;
  width: number;
  height: number;
}

/** Throws ApiError unsupported_media_type for what is no whole image of at most 25 million pixels. */
export function reencode(bytes: Uint8Array): Promise<EncodedImage> {
  return queue.run(async () => {
    const sharp = await (loaded ??= loadSharp());
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false })
        .timeout({ seconds: TIMEOUT_S })
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { contents: data, width: info.width, height: info.height };
    } catch {
      throw new ApiError(
        "unsupported_media_type",
        "사진을 읽을 수 없습니다. 2,500만 화소 이하의 JPG, PNG, WebP, GIF 파일을 올려주세요.",
      );
    }
  });
}
