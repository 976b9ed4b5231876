// Significant events: certification R3. The database writes those of money in the transaction that moves it (the triggers
// of server/db/migrations/0070), the server those of itself, and what operators do is in their log.

export const SIGNIFICANT_KINDS = {
  login_failed: "로그인 실패",
  program_error: "프로그램 오류",
  part_unavailable: "일부 기능 중단",
  large_win: "고액 당첨",
  large_bet: "고액 베팅",
  large_move: "고액 입출금",
  override: "직접 처리",
  clock_changed: "시계 변경",
  game_changed: "게임 설정 변경",
  configuration_changed: "설정 변경",
  software_changed: "소프트웨어 변경",
  adjustment: "금액 조정",
  personal_changed: "개인정보 변경",
  account_closed: "계정 중지",
  negative_balance: "음수 잔액 시도",
  liability_gap: "지급 준비금 부족",
  data_lost: "데이터 불일치",
} as const;
export type SignificantKind = keyof typeof SIGNIFICANT_KINDS;
export const SIGNIFICANT_KIND_NAMES = Object.keys(SIGNIFICANT_KINDS) as SignificantKind[];

/** Won; these and above are significant. The triggers of the database have the same numbers. */
export const LARGE = { bet: 1_000_000, win: 10_000_000, move: 3_000_000 } as const;

/** The first that fits a call of an operator. A command that fits none changed the configuration. */
const OF_CALLS: readonly (readonly [RegExp, SignificantKind | null])[] = [
  [
    /\/admin\/(live\/cancellations|fixtures\/:id\/result$|game-rounds|provider-rounds|provider-transactions)/,
    "override",
  ],
  [/\/admin\/(live\/holds|provider-held|fixtures\/import|approvals)/, "override"],
  [/\/admin\/(games|providers|live\/settings)/, "game_changed"],
  [/\/admin\/(deposits|capital|agent-statements)/, "adjustment"],
  [/^PUT \/admin\/(disabled-accounts|staff\/:userId\/bar)|\/deny$/, "account_closed"],
  [/\/admin\/(staff|members)\/:userId\/(password|factor|phone|bank)/, "personal_changed"],
  // Charges and exchanges are in the ledger; words, marks and logins are none of these events.
  [/\/admin\/(money-requests|tether-orders|articles|popups|messages|messengers|enquiries|writings|writing-bans)/, null],
  [/\/admin\/(shared-traces|sessions|joins)|\/preview$/, null],
];

/** What a command of an operator is; null: none of these events. */
export function significantOf(call: string): SignificantKind | null {
  const found = OF_CALLS.find(([pattern]) => pattern.test(call));
  return found ? found[1] : "configuration_changed";
}
