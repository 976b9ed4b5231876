import { defineByHand, type Hand, type HandStep, itself, type Way, type World } from "../../../paths/lib/by-hand.ts";
import { LOGIN_TEXT, SIGN_UP_TEXT } from "../../ui/account/login/text.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { EXCHANGE_TEXT } from "../../ui/wallet/exchange/text.ts";
import { REQUEST_TEXT } from "../../ui/wallet/request/text.ts";
import { PASSWORD } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import { FREE, NOT_ASKED, reloaded, submissionByHand } from "../shared/submission-by-hand.ts";
import type { commandMachine } from "./command.machine.ts";
import { commandPaths } from "./command.paths.ts";
import { REFUSAL } from "./submission-parts.paths.ts";

const PATHS = ["/api/exchange/requests", "/api/member/join", "/api/commands/*"];
/** One form asks before it sends, the other does not. */
const ASKS: World = { form: "exchange" };
const PLAIN: World = { form: "join" };
const FILLED: World = { draft: "filled" };
const BLANK: World = { draft: "blank" };
const SUBMIT = `“${EXCHANGE_TEXT.submit}”`;
const GOES_AWAY = "처리된 양식은 치워지고 다음 화면이 온다";
const TYPED = "“+1만원”을 누르고 “환전 비밀번호”에 482915를 쓴다";
const HELD = reloaded(`${TYPED.replace("쓴다", "쓰고")} ${SUBMIT}을 두 번 누르고,`, PATHS);
const MONEY = [
  "환전 계좌가 등록되어 있고 남은 롤링과 열려 있는 환전 신청이 없으며 “오늘 환전”의 횟수가 남아 있다",
  "시작 보유머니 M을 적는다",
];

const { states } = commandPaths;

const byForm =
  (exchange: HandStep, join: HandStep): Way =>
  (): readonly Hand[] => [
    { ...exchange, when: { ...exchange.when, ...ASKS } },
    { ...join, when: { ...join.when, ...PLAIN } },
  ];

const member = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "member", does, ...rest });

export const commandHand = defineByHand<typeof commandMachine>({
  code: "CMD",
  area: ["양식", "보내기와 결과 확인"],
  risk: "P1",
  first: ["unknown", "unsent"],
  begins: {
    fresh: { account: "member01", page: "/exchange", data: [], world: { ...FREE, ...NOT_ASKED, ...BLANK } },
    reload: {
      account: "member01",
      page: "/exchange",
      data: [...MONEY, HELD.data],
      path: HELD.path,
      world: { ...HELD.world, ...ASKS, ...BLANK },
    },
    stranger: {
      account: "member01",
      page: "/exchange",
      data: [
        ...MONEY,
        "이 브라우저에서 member02가 /exchange의 양식을 쓰다가 보내지 않고 로그아웃했다",
        "member01은 /charge의 양식을 쓰다가 보내지 않고 이 화면으로 왔다",
      ],
      world: { ...FREE, ...NOT_ASKED, ...ASKS, ...BLANK },
    },
  },
  choices: {
    form: {
      "": MONEY.join(". "),
      [String(ASKS.form)]: { data: MONEY },
      [String(PLAIN.form)]: {
        account: null,
        page: "/login",
        data: [
          `“${LOGIN_TEXT.signUp}”과 “${SIGN_UP_TEXT.next}”를 눌러 창 “${SIGN_UP_TEXT.joinTitle}”을 열었다 (“${SIGN_UP_TEXT.recommender}”는 member01의 /friend 화면에 있다)`,
        ],
      },
    },
  },
  events: {
    ...submissionByHand({ texts: FORM_TEXT, paths: PATHS, taken: "done" }),
    "command.edit/typed": ({ before }) =>
      before.matches("done")
        ? { script: GOES_AWAY }
        : [
            member(TYPED, { data: "10,000원, 482915", when: ASKS, sets: FILLED }),
            member("아이디, 닉네임, 휴대폰 번호, 비밀번호와 그 확인을 쓴다", {
              data: `qa0001, 시험자, 010-1234-5678, ${PASSWORD}`,
              when: PLAIN,
              sets: FILLED,
            }),
          ],
    "command.edit/emptied": ({ before }) =>
      before.matches("done")
        ? { script: GOES_AWAY }
        : [
            member("금액의 “지우기”를 누른다", { when: ASKS, sets: BLANK }),
            member("아이디, 닉네임, 휴대폰 번호를 지운다", { when: PLAIN, sets: BLANK }),
          ],
    "command.submit/plain": ({ world }) =>
      world.form === ASKS.form
        ? { script: "환전 양식은 보내기 전에 다시 보여준다" }
        : member(`“${SIGN_UP_TEXT.submit}”를 누른다`, { when: { ...PLAIN, ...FILLED } }),
    "command.submit/to be confirmed": ({ world }) =>
      world.form === PLAIN.form
        ? { script: "가입 양식은 다시 보여주지 않는다" }
        : member(`${SUBMIT}을 누른다`, {
            when: { ...ASKS, ...FILLED },
            looks: [`“${EXCHANGE_TEXT.ask("10,000")}”`],
          }),
    "command.confirm": member(`다시 보여준 내용에서 ${SUBMIT}을 누른다`),
    "command.cancel": member(`“${FORM_TEXT.back}”를 누른다`, { looks: ["금액은 쓴 그대로다"] }),
    "command.again": { script: GOES_AWAY },
    "done sendCommand/done": itself({ when: FREE, sets: { server: "has it" } }),
    "done sendCommand/refused": byForm(
      {
        by: "member",
        press: `환전 비밀번호를 000000으로 고쳐 쓰고 ${SUBMIT}을 두 번 누른다`,
        when: FREE,
      },
      {
        by: "member",
        press: `아이디를 member02로 고쳐 쓰고 “${SIGN_UP_TEXT.submit}”를 누른다`,
        when: FREE,
      },
    ),
    "done findCommand/refused": { script: "거절의 답까지 늦어야 한다" },
  },
  seen: (text, { draft, form }) => {
    if (text === quoted(REFUSAL.message)) return "거절된 이유가 보이고 쓴 것은 그대로다";
    if (text === states.editing?.sees) return draft === FILLED.draft ? "쓴 것이 칸에 있다" : "칸이 비어 있다";
    if (text === states.confirming?.sees) return "다시 보여준 내용과 단추 “돌아가기”가 있다";
    if (text !== states.done?.sees) return text;
    return quoted(form === ASKS.form ? REQUEST_TEXT.says.requested : SIGN_UP_TEXT.done);
  },
  always: ["확인하는 동안에는 두 번째 요청을 보낼 수 없다", "비밀번호는 브라우저에 남지 않는다"],
});
