import { defineByHand, type HandStep, type Place, type World } from "../../../paths/lib/by-hand.ts";
import { SETTLEMENT_NAMES } from "../../domain/sports/labels/settlement.ts";
import { SETTLEMENT } from "../../domain/sports/market.ts";
import { BETS_TEXT } from "../../ui/sports/bets/text.ts";
import { FIXTURES_TEXT } from "../../ui/operator/text.ts";
import { operatorAt, scored } from "../shared/by-hand.ts";
import type { betSettlementMachine } from "./bet-settlement.machine.ts";

/** The line decides what a lead of one goal comes to. */
const LINE = "홈 핸디캡의 기준점은";
const REFUND = "10,000원이 돌아왔다";

interface Outcome {
  name: string;
  paid: string;
  when?: World;
}

const looksOf = ({ name, paid }: Outcome, { before, world }: Place): string[] => [
  `베팅내역의 그 베팅에 “${name}”이 보이고, ${paid}`,
  ...(before.matches("settled") && world.said !== undefined && world.said !== name
    ? [`“${BETS_TEXT.corrections(["…"])}”에 앞의 지급과의 차이가 보인다`]
    : []),
];

/** The operator enters the score; what was entered before is corrected. */
const result =
  (home: number, away: number, outcome: Outcome) =>
  (place: Place): HandStep => {
    const isFirst = place.before.matches("inProgress");
    return {
      by: "operator",
      does: scored(home, away, isFirst ? FIXTURES_TEXT.enter : FIXTURES_TEXT.revise),
      data: `${home} : ${away}`,
      how: operatorAt("/admin/results"),
      when: outcome.when ?? {},
      sets: { said: outcome.name },
      looks: looksOf(outcome, place),
    };
  };

const VOID: Outcome = { name: SETTLEMENT_NAMES[SETTLEMENT.cancelled], paid: REFUND };
const WON = SETTLEMENT_NAMES[SETTLEMENT.won];
const SPECIAL = SETTLEMENT_NAMES[SETTLEMENT.special];

export const betSettlementHand = defineByHand<typeof betSettlementMachine>({
  code: "SET",
  area: ["스포츠", BETS_TEXT.title, "정산과 정정"],
  risk: "P1",
  first: ["settled.won"],
  begins: {
    "": {
      account: "member01",
      page: "/bet_result",
      data: [
        "시작한 경기 하나의 홈 핸디캡에 시작하기 전에 놓은 10,000원의 단폴더 베팅이 있다. 그 경기에는 결과가 없다",
        "베팅 뒤의 보유머니 M과 배당을 적는다",
      ],
    },
  },
  choices: {
    line: {
      "": `${LINE} −1이다`,
      whole: `${LINE} −1이다`,
      "half up": `${LINE} −0.75이다`,
      "half down": `${LINE} −1.25이다`,
    },
  },
  events: {
    "bet.changed/in progress": ({ before }) =>
      before.matches("inProgress")
        ? { by: "member", does: "화면을 새로고침한다", how: "브라우저의 새로고침" }
        : { script: "운영자는 등록한 결과를 고칠 뿐 지우지 않는다" },
    "bet.changed/cancelled": (place) => ({
      by: "operator",
      does: `그 경기의 “${FIXTURES_TEXT.void}”를 누르고 “${FIXTURES_TEXT.yes}”을 누른다`,
      how: operatorAt("/admin/results"),
      sets: { said: VOID.name },
      looks: looksOf(VOID, place),
    }),
    "bet.changed/lost": result(0, 0, { name: SETTLEMENT_NAMES[SETTLEMENT.lost], paid: "지급은 0원이다" }),
    "bet.changed/won": result(3, 0, { name: WON, paid: "10,000원 × 배당이 지급되었다" }),
    "bet.changed/half won": result(1, 0, {
      name: WON,
      paid: "5,000원 × 배당 + 5,000원이 지급되었다",
      when: { line: "half up" },
    }),
    "bet.changed/void": result(1, 0, { name: SPECIAL, paid: REFUND, when: { line: "whole" } }),
    "bet.changed/half lost": result(1, 0, {
      name: SPECIAL,
      paid: "5,000원이 돌아왔다",
      when: { line: "half down" },
    }),
  },
  always: ["보유머니는 M + 지금의 지급이다: 정정은 차이만 더하거나 뺀다"],
});
