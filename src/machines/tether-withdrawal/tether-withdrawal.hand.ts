import { defineByHand, type Place } from "../../../paths/lib/by-hand.ts";
import { TETHER_WITHDRAWAL_MAINTENANCE_TEXT } from "../../domain/lobby/launch-text.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { TETHER_TEXT } from "../../ui/wallet/charge-crypto/text.ts";
import { TETHER_EXCHANGE_TEXT as TEXT } from "../../ui/wallet/exchange-crypto/text.ts";
import { REQUEST_TEXT } from "../../ui/wallet/request/text.ts";
import { quoted } from "../shared/said.words.ts";
import { NOT_ASKED, NOT_TAKEN, reloaded, submissionByHand } from "../shared/submission-by-hand.ts";
import {
  ENDED_BEFORE,
  loggedIn,
  LOGGED_IN,
  member,
  moves,
  NO_ANSWER_500,
  seenOfTether,
  sendsAt,
  STOPS,
  tetherByHand,
  type TetherPage,
} from "../shared/tether-by-hand.ts";
import type { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";
import { tetherWithdrawalPaths } from "./tether-withdrawal.paths.ts";

/** What became of a request is asked elsewhere than where it goes. */
const PATHS = ["/api/exchange/tether", "/api/commands/*"];
const PAGE: TetherPage = {
  maintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT,
  open: TEXT.open,
  dialog: TEXT.dialog,
  confirm: TEXT.confirm,
  sends: TEXT.submit,
  sendsAnew: TEXT.submitAnew,
};
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const TYPES = `“${TEXT.amount}”에 50000을 쓰고 “${TETHER_TEXT.network}”에서 TRC20을 고르고 “${TEXT.address}”를 쓴다`;
const PASSWORD = "482915";
const FOUND_LATE = "거절의 답까지 늦어야 한다";
const MONEY = [
  "환전 계좌가 등록되어 있고 남은 롤링과 진행 중인 환전이 없으며 “오늘 환전”의 횟수가 남아 있다",
  "보유머니가 60,000원 이상이다. 시작 보유머니 M을 적는다",
];
const RELOADED = reloaded(
  `“${TEXT.open}”를 누르고, ${TYPES.replace("쓴다", "쓰고")}, “${TEXT.password}”에 ${PASSWORD}를 쓰고 “${TEXT.next}”과 “${TEXT.submit}”을 누르고,`,
  PATHS,
);

const { states } = tetherWithdrawalPaths;
const read = seenOfTether(PAGE, {
  closed: states.closed?.sees ?? "",
  open: states.open?.sees ?? "",
  idle: states["closed.idle"]?.sees ?? "",
  editing: states["open.editing"]?.sees ?? "",
  confirming: states["open.confirming"]?.sees ?? "",
});

const missingOf = ({ before }: Place): string | null => {
  const { amount, address } = before.context as { amount: number; address: string };
  if (amount === 0) return TETHER_TEXT.noAmount;
  return address === "" ? TEXT.wrongAddress : null;
};

export const tetherWithdrawalHand = defineByHand<typeof tetherWithdrawalMachine>({
  code: "TWD",
  area: ["테더", TEXT.dialog],
  risk: "P1",
  first: ["unknown", "unsent"],
  begins: {
    fresh: { account: "member01", page: "/exchangeCrypto", data: MONEY, world: { ...LOGGED_IN, ...NOT_ASKED } },
    reload: {
      account: "member01",
      page: "/exchangeCrypto",
      data: [...MONEY, RELOADED.data],
      path: RELOADED.path,
      world: { ...LOGGED_IN, ...RELOADED.world },
    },
  },
  events: loggedIn({
    ...submissionByHand({ texts: FORM_TEXT, paths: PATHS, taken: "done" }),
    ...tetherByHand(PAGE),
    "tether.type/complete": member(TYPES, { data: `50,000원, ${ADDRESS}` }),
    "tether.type/no amount": member(`${TYPES.replace("에 50000을 쓰고", "을 지우고")}`, { data: ADDRESS }),
    "tether.type/no address": member(TYPES.replace("를 쓴다", "를 지운다"), { data: "50,000원" }),
    "tether.submit": (place) => {
      const missing = missingOf(place);
      return member(`“${TEXT.password}”를 쓰고 “${TEXT.next}”을 누른다`, {
        data: PASSWORD,
        looks: missing === null ? [`“${TEXT.ask("50,000")}”`] : [quoted(missing)],
      });
    },
    "tether.confirm": (place) => member(`“${sendsAt(PAGE, place)}”을 누른다`),
    "tether.close": { script: "진행 중인 신청이 결과 자리에 있다" },
    "done sendCommand/refused": STOPS as ReturnType<typeof member>,
    "done sendCommand/rate moved": {
      ...moves("높은"),
      looks: [`“환율이 바뀌었습니다: …”와 “${TEXT.submitAnew}” 단추`],
    },
    "done findCommand/refused": { script: FOUND_LATE },
    "done findCommand/rate moved": { script: FOUND_LATE },
    "error readTether/unauthorized": { script: ENDED_BEFORE },
    "error readTether/server fault": { script: NO_ANSWER_500 },
  }),
  seen: (text, world) => {
    if (text === states["closed.requested"]?.sees)
      return `“${REQUEST_TEXT.openTitle.exchange}”에 50,000원과 지갑 주소가 보인다`;
    return read(text, world);
  },
  always: ["확인하는 동안에는 두 번째 환전을 신청할 수 없다", "환전 비밀번호는 브라우저에 남지 않는다"],
  afterwards: [
    {
      in: "closed.requested",
      does: "화면을 새로고침한다",
      expects: ["진행 중인 환전은 하나다", "보유머니는 M − 50,000원이다"],
    },
    {
      in: "closed.idle",
      when: NOT_TAKEN,
      does: "화면을 새로고침한다",
      expects: ["진행 중인 환전이 없다", "보유머니는 M원이다"],
    },
  ],
});
