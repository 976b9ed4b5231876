import * as v from "valibot";

const MESSENGER_URL = "주소를 https://로 시작하게 입력해주세요.";
const MessengerUrl = v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^https:\/\/[^\s/?#]+\S*$/, MESSENGER_URL));

/** GET /api/setting/messenger */
export const Messenger = v.object({
  name: v.string(),
  imgPath: v.string(),
  /** Where its button leads; null until an operator has set it. */
  url: v.fallback(v.nullable(MessengerUrl), null),
});
export type Messenger = v.InferOutput<typeof Messenger>;
export const MessengerList = v.array(Messenger);

/** PUT /api/admin/messengers/{imgPath} */
export const MessengerChange = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, "메신저의 이름을 입력해주세요."), v.maxLength(30)),
  url: v.nullable(MessengerUrl),
});
export type MessengerChange = v.InferOutput<typeof MessengerChange>;
export const MessengerParams = v.strictObject({ imgPath: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });
