// What is seen of the stream and the slips of a member, which the model says in words of its own; and what is not there.
import type { Way } from "../../../paths/lib/by-hand.ts";
import { bettingPaths } from "./betting.paths.ts";

const { states } = bettingPaths;
const SEEN: Readonly<Record<string, string>> = {
  [states.absent?.sees ?? ""]: "로그인 화면이다",
  [states["present.loading"]?.sees ?? ""]: "",
  [states["present.unloaded"]?.sees ?? ""]: "배당이 실시간이 아니다. 베팅카트를 쓸 수 없다",
  [states["present.streaming.listening"]?.sees ?? ""]: "로그인되어 있다",
  [states["present.streaming.opening"]?.sees ?? ""]: "",
  [states["present.streaming.unopened"]?.sees ?? ""]: "베팅카트를 쓸 수 없다",
  [states["present.streaming.open"]?.sees ?? ""]: "베팅카트를 쓸 수 있다",
};

export const seenOfBetting = (text: string): string => SEEN[text] ?? text;

const OTHER_SLIP = "다른 베팅카트의 단추는 그 베팅카트의 화면에만 있다";

/** The presses for the bet of a slip whose page is not there. */
export const MINI_PRESSES: Readonly<Record<string, Way>> = {
  "placement.open/mini": { script: OTHER_SLIP },
  "placement.confirm/mini": { script: OTHER_SLIP },
  "placement.cancel/mini": { script: OTHER_SLIP },
  "command.reconcile/mini": { script: OTHER_SLIP },
  "command.resend/mini": { script: OTHER_SLIP },
  "command.discard/mini": { script: OTHER_SLIP },
  "placement.edit/mini": { script: OTHER_SLIP },
};
