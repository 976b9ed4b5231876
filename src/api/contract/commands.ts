import * as v from "valibot";

/** The header of every request that moves or grants something: 8 to 128 visible ASCII characters. */
export const IdempotencyKey = v.pipe(
  v.string("요청 키(Idempotency-Key)가 필요합니다."),
  v.regex(/^[\x21-\x7e]{8,128}$/, "요청 키는 8~128자의 영문, 숫자, 기호입니다."),
);

/** `{key}` in a path. */
export const KeyParams = v.strictObject({ key: IdempotencyKey });

/**
 * GET /api/commands/{key}: the answer that is kept under the key for 24 hours, a refusal too. POST
 * /api/commands/{key}/withdraw answers the same, or 204 when there is none: from then on the key is taken no more.
 */
export const KeptCommand = v.object({
  /** The HTTP status that the command was answered with. */
  status: v.number(),
  /** Its body, as it was sent; null where it had none. */
  body: v.unknown(),
});
export type KeptCommand = v.InferOutput<typeof KeptCommand>;
