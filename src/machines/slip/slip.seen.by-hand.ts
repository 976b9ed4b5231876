// The model's picks, prices and stakes, as a person reads them on the page: picks by the letters of the case.
import type { World } from "../../../paths/lib/by-hand.ts";
import { SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { isBonus } from "../../domain/sports/slip/pick.ts";
import { quoted } from "../shared/said.words.ts";
import { slipFacts } from "./slip.facts.paths.ts";
import type { SlipContext } from "./slip.schema.ts";
import { AGREED_LEGS, TOLD_LEGS } from "./slip.words.ts";

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^전반전 승무패 무/, "B"],
  [/^승무패 승/, "A"],
  [/^승무패 무/, "B"],
  [/^언더오버 오버/, "C"],
  [/^핸디캡 승/, "D"],
  [/^보너스 1폴더/, "보너스 3폴더"],
];

/** `언더오버 오버 1.30, 일시 중지` is `C(일시 중지)`. */
function legSeen(text: string): string {
  const [what = "", ...rest] = text.split(", ");
  const [, name = what] = NAMES.find(([pattern]) => pattern.test(what)) ?? [];
  const now = Number(/[\d.]+$/.exec(what)?.[0]);
  const said = rest.map((one) => {
    const seen = /^확인한 배당 ([\d.]+)$/.exec(one)?.[1];
    if (seen === undefined) return one;
    return now > Number(seen) ? SLIP_TEXT.up : SLIP_TEXT.down;
  });
  return said.length === 0 ? name : `${name}(${said.join(", ")})`;
}

const HELD = "담긴 것: ";
const SEEN: Readonly<Record<string, string>> = {
  [slipFacts.filled?.sees ?? ""]: "",
  [slipFacts["filled.ready"]?.sees ?? ""]: `“${SLIP_TEXT.place}”를 누를 수 있다`,
  // What the model tells its legs is seen at once.
  [TOLD_LEGS]: "",
  [AGREED_LEGS]: "",
};

export function seenOfSlip(text: string, { loaded }: World, { context }: { context: unknown }): string {
  if (text.startsWith(HELD)) return `베팅카트에 ${text.slice(HELD.length).split(" / ").map(legSeen).join(", ")}`;
  if (text === quoted(SLIP_TEXT.checking) && loaded === "no") return "";
  if (text in SEEN) return SEEN[text] ?? text;
  const hasBonus = (context as SlipContext).legs.some(({ entry }) => isBonus(entry));
  // A bonus of three wants three picks beside it; that of the model is content with one.
  return hasBonus && text.startsWith("“") ? "베팅할 수 없는 이유가 보인다" : text;
}
