// Images: they are uploaded as they are, and kept re-encoded.
import * as v from "valibot";

/** In bytes, of the file that is sent. */
export const LARGEST_IMAGE = 8 * 1_048_576;

/** A name that the server gave: no separators and no leading dot, so it cannot leave its folder. */
export const FileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(?:svg|png|jpg|webp)$/));

export const FileParams = v.strictObject({ imgPath: FileName });
/** GET /api/file/download/{imgPath} answers the bytes of an image. In the document they are a string. */
export const ImageBytes: v.GenericSchema = v.string();

/** POST /api/files with the bytes as application/octet-stream. */
export const Uploaded = v.object({ name: v.string(), width: v.number(), height: v.number() });
export type Uploaded = v.InferOutput<typeof Uploaded>;
