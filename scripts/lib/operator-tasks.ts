// The ten main tasks of an operator, from the page where the task is found. An operator who finds it in a list goes there by
// the keyboard: J, K, A, R, Enter.
import type { OperatorBetPage } from "../../src/api/contract/operator/bets.ts";
import type { Hand, Task } from "./hand.ts";

const WITHDRAWAL_PASSWORD = "482915";
/** Of the other operator: a login at the page ends the session before. */
const OTHER = "admin02";
/** From this amount on a deposit takes a second operator. */
const TAKES_TWO = 3_000_000;
const REASON = "배당 오류";

const rows = (hand: Hand) => hand.page.locator("main tbody tr");

/** Keys of a queue, once its rows are there. */
async function keys(hand: Hand, ...names: readonly string[]): Promise<void> {
  await rows(hand).first().waitFor();
  for (const name of names) await hand.key(name);
}

/** A form that waits for Enter: its button or its first field has the focus. */
const focused = (hand: Hand, what: string) => hand.page.locator(`main ${what}:focus`).waitFor();

/** By the search of the site: its key, the text, and Enter on what is found. */
async function find(hand: Hand, text: string): Promise<void> {
  await hand.key("/");
  await hand.page.getByRole("combobox").waitFor();
  await hand.type(text);
  await hand.page.getByRole("option").first().waitFor();
  await hand.key("Enter");
}

/** A word into the field that has the focus, Enter, and the button of the question. */
async function confirmed(hand: Hand, reason: string): Promise<void> {
  await hand.type(reason);
  await hand.key("Enter");
  // A list has more buttons of that name: it is the one beside the way back.
  await hand.press(hand.button("돌아가기").locator("xpath=following-sibling::button[1]"));
}

const said = (hand: Hand, text: string) => hand.page.locator("main").getByText(text).first().waitFor();

export const OPERATOR_TASKS: readonly Task[] = [
  {
    name: "approve a charge",
    from: "/admin/charges",
    arrange: async (as) => {
      await (await as("member16")).ask("POST", "/api/charge/requests", { amount: 50_000, depositor: "홍길동" });
      return "";
    },
    run: async (hand) => {
      await keys(hand, "j", "a");
      await focused(hand, "button[type=submit]");
      await hand.key("Enter");
      await said(hand, "1건을 처리했습니다.");
    },
  },
  {
    name: "read an exchange's facts and approve it",
    from: "/admin/exchanges",
    arrange: async (as) => {
      const wanted = { amount: 50_000, withdrawalPassword: WITHDRAWAL_PASSWORD };
      await (await as("member17")).ask("POST", "/api/exchange/requests", wanted);
      return "";
    },
    run: async (hand) => {
      await keys(hand, "j", "Enter");
      await hand.page.locator("aside dl").first().waitFor();
      await hand.key("a");
      await focused(hand, "input");
      await hand.key("Enter");
      await said(hand, "1건을 처리했습니다.");
    },
  },
  {
    name: "approve what another operator asked",
    from: "/admin/approvals",
    arrange: async (as) => {
      const deposit = { userId: "member14", amount: TAKES_TWO, purpose: "correction", reason: "지난달 정산 오류" };
      await (await as(OTHER)).callAlone("POST", "/api/admin/deposits", deposit);
      return "";
    },
    run: async (hand) => {
      await keys(hand, "j", "a");
      await focused(hand, "[data-first-press] button");
      await hand.key("Enter");
      await said(hand, "님이 승인하여 처리했습니다.");
    },
  },
  {
    name: "void a bet by its number",
    from: "/admin/overview",
    arrange: async (as) => {
      const { items } = await (await as(OTHER)).ask<OperatorBetPage>("GET", "/api/admin/bets?state=open");
      const bet = items.find(({ picks, stake }) => picks[0]?.kind === "fixture" && stake < 1_000_000);
      if (!bet) throw new Error("no bet is open");
      return bet.number;
    },
    run: async (hand, number) => {
      await find(hand, number);
      await said(hand, "총 1건");
      await keys(hand, "j", "Enter");
      await hand.press(hand.button("무효 처리"));
      await focused(hand, "input");
      await confirmed(hand, REASON);
      await hand.page.getByRole("row", { name: /무효/ }).waitFor();
    },
  },
  {
    name: "enter the result of a running match",
    from: "/admin/results?status=live",
    run: async (hand) => {
      await hand.press(hand.button("결과 등록").first());
      await focused(hand, "input");
      await hand.type("2");
      await hand.key("Tab");
      await hand.type("1");
      await hand.press(hand.page.getByLabel("진행 중인 경기의 결과를 확정하는 말").first());
      await confirmed(hand, "경기 종료");
      await said(hand, "을 처리했습니다.");
    },
  },
  {
    name: "stop a market",
    from: "/admin/live?status=scheduled",
    run: async (hand) => {
      await hand.press(hand.button(/펼치기$/).first());
      await hand.press(hand.page.locator("[data-market]").first().getByRole("button", { name: /정지$/ }));
      await hand.page.locator("[data-market]").first().getByRole("button", { name: /해제$/ }).waitFor();
    },
  },
  {
    name: "set a price by hand",
    from: "/admin/live?status=scheduled",
    run: async (hand) => {
      await hand.press(hand.button(/펼치기$/).nth(1));
      await hand.press(hand.button(/배당과 한도 조정$/).first());
      await focused(hand, "input");
      const price = Number(await hand.page.getByLabel("배당", { exact: true }).inputValue());
      await hand.type((price * 1.03).toFixed(2));
      await hand.key("Tab");
      await hand.type("주전 결장");
      await hand.key("Enter");
      await said(hand, "배당을 적용했습니다.");
    },
  },
  {
    name: "block a member",
    from: "/admin/overview",
    run: async (hand) => {
      await find(hand, "member19");
      await hand.press(hand.page.locator("main").getByRole("link", { name: "접속", exact: true }));
      await hand.press(hand.page.getByLabel("사유", { exact: true }));
      await confirmed(hand, "도배");
      await said(hand, "접속 거부: 도배");
    },
  },
  {
    name: "answer an enquiry",
    from: "/admin/enquiries",
    run: async (hand) => {
      await keys(hand, "j", "Enter");
      await hand.press(hand.page.getByRole("textbox", { name: "답변" }));
      await hand.type("확인했습니다.");
      await hand.press(hand.button("답변 등록"));
      await said(hand, "답변을 등록했습니다.");
    },
  },
  {
    name: "find a member and read the ledger",
    from: "/admin/overview",
    run: async (hand) => {
      await find(hand, "member07");
      await hand.press(hand.page.locator("main").getByRole("link", { name: "머니 내역", exact: true }));
      await rows(hand).first().waitFor();
    },
  },
];
