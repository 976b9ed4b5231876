import { defineWords } from "../../../paths/lib/words.ts";
import { addComma, formatPrice } from "../../domain/common/price.ts";
import { availabilityOf } from "../../domain/sports/slip/availability.ts";
import { isBonus } from "../../domain/sports/slip/pick.ts";
import { addressed, blockOf } from "./slip.actions.ts";
import type { SlipLeg, PriceNow } from "./slip.schema.ts";
import { POLICY_LABEL, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { alert, quoted } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { slipMachine } from "./slip.machine.ts";

/** A leg answers for itself: what it makes of this are steps of their own. */
export const TOLD_LEGS = "새 배당과 상태는 이어지는 ‘선택의 배당이 움직인다’와 ‘선택이 열리거나 닫힌다’에서 보인다";
export const AGREED_LEGS = "확인한 배당은 이어지는 ‘동의한 것이 전해진다’에서 바뀐다";

function legText({ entry, seenPrice, availability }: SlipLeg): string {
  const name = isBonus(entry)
    ? `보너스 ${entry.selectionName}`
    : `${entry.kind === "fixture" ? entry.marketName : entry.gameName} ${entry.selectionName}`;
  const moved = entry.betPrice === seenPrice ? "" : `, 확인한 배당 ${formatPrice(seenPrice)}`;
  const paused = availability === "open" ? "" : `, ${SLIP_TEXT[availability]}`;
  return `${name} ${formatPrice(entry.betPrice)}${moved}${paused}`;
}

export const slipWords = defineWords<typeof slipMachine>({
  purpose: "선택을 변형의 규칙대로 담고, 금액과 한도와 배당을 살펴 놓을 수 있는지 말한다.",
  events: {
    "slip.pick": "배당을 누른다",
    "slip.remove": "슬립에서 선택을 뺀다",
    "slip.clear": "슬립을 비운다",
    "slip.restore": "다른 탭이 저장된 슬립을 바꾼다",
    "slip.acceptPrice": "바뀐 배당 하나에 동의한다",
    "slip.hold": "베팅하기를 누르거나 확인되지 않은 베팅이 있어 슬립을 묶는다",
    "slip.release": "베팅 없이 끝나 슬립이 풀린다",
    "slip.placed": "베팅이 접수되어 선택이 슬립에서 나간다",
    "stake.set": "베팅 금액을 쓴다",
    "stake.quick": "빠른 금액을 누른다",
    "stake.max": "최대 금액을 누른다",
    "policy.set": "배당 변경 방침을 고른다",
    "betLimits.set": "레벨의 한도를 받는다",
    "balance.set": "보유머니가 바뀐다",
    "combinations.set": "같은 경기의 조합 배당을 받는다",
    "prices.check": "배당 다시 확인을 누른다",
    "prices.changed": "배당이 바뀐다",
    "leg.priceMoved": "선택의 배당이 움직인다",
    "leg.priceAcknowledged": "선택의 새 배당에 동의한 것이 전해진다",
    "leg.availabilityMoved": "선택이 열리거나 닫힌다",
  },
  actors: {
    checkPrices: "배당 확인",
  },
  cases: {
    ...common("plain", "taken", "none", "open", "failed", "nothing"),
    home: "승",
    "home and over": "승과 오버의 조합 배당",
    "home and over, lower": "승과 오버의 조합 배당 내림",
    "home, closed": "승, 닫힘",
    "over at 1.30, suspended": "오버, 배당 1.30, 일시 중지",
    draw: "무, 같은 마켓",
    "over at 1.30": "오버, 배당 1.30",
    bonus: "보너스",
    filled: "선택이 있음",
    empty: "빔",
    "of another member": "다른 회원의 것",
    "of another slip": "다른 슬립의 것",
    "not whole": "정수가 아닌 금액",
    once: "한 번",
    any: POLICY_LABEL.any,
    same: "같은 값",
    "home up": "승의 배당 오름",
    "home back": "승의 배당 되돌아옴",
    "home closes": "승이 닫힘",
    "home opens": "승이 열림",
    "left out": "답에서 빠짐",
    "draw of the first half": "전반전 무, 같은 계열의 다른 마켓",
    "handicap at 1.30": "핸디캡, 배당 1.30",
    "home as picked": "승의 배당 그대로",
    better: POLICY_LABEL.better,
    "home down": "승의 배당 내림",
    "home is suspended": "승이 일시 중지",
    "stake.set/none": `0원, ${SLIP_TEXT.reset}`,
    "stake.quick/once": (event) => ("amount" in event ? `${addComma(Number(event.amount))}원` : ""),
    "policy.set/none": POLICY_LABEL.none,
    "balance.set/nothing": "0원",
  },
  told: ({ before, event, after: { context } }) => {
    const { legs } = before.context;
    if (event.type === "slip.pick" && context.refusal !== null && context.refusal !== before.context.refusal)
      return [alert(context.refusal.message)];
    const isMoved = legs.some(({ entry, seenPrice }) => entry.betPrice !== seenPrice);
    const news =
      event.type === "xstate.done.actor.checkPrices"
        ? context.checked
        : event.type === "prices.changed" && "items" in event
          ? (event.items as readonly PriceNow[])
          : [];
    const isTold = addressed(before.context, news).some(({ ref, now }) => {
      const leg = legs.find((one) => one.ref === ref);
      return leg?.entry.betPrice !== now.betPrice || leg.availability !== availabilityOf(now.status);
    });
    const isAgreed =
      isMoved && (event.type === "slip.acceptPrice" || (event.type === "slip.hold" && before.hasTag("placeable")));
    return isTold ? [TOLD_LEGS] : isAgreed ? [AGREED_LEGS] : [];
  },
  shows: (snapshot) => {
    const { legs, stake, policy } = snapshot.context;
    if (snapshot.matches("empty")) return [quoted(SLIP_TEXT.empty)];
    const block = snapshot.matches({ filled: "blocked" }) ? blockOf(snapshot.context) : null;
    const state = snapshot.matches({ filled: "checking" })
      ? SLIP_TEXT.checking
      : snapshot.matches({ filled: "unchecked" })
        ? SLIP_TEXT.unchecked
        : (block?.message ?? (snapshot.hasTag("moved") ? SLIP_TEXT.acceptAndPlace : null));
    return [
      ...(state === null ? [] : [quoted(state)]),
      `담긴 것: ${legs.map(legText).join(" / ")}`,
      `베팅금액 ${addComma(stake)}원, ${SLIP_TEXT.policy} ${POLICY_LABEL[policy]}`,
    ];
  },
  instead: () => ({ empty: "배당을 누르면 담긴다" }),
});
