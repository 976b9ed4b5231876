// Every command of operators: how it is weighed, or why one person is enough. A command that is not named here takes two.
import type { Rule, Weighed } from "./weigh.ts";
import { always, versionOf } from "./weigh.ts";
import * as agents from "./weigh-agents.ts";
import { weighImport } from "./weigh-imports.ts";
import * as money from "./weigh-money.ts";
import * as programmes from "./weigh-programmes.ts";
import * as staff from "./weigh-staff.ts";
import * as terms from "./weigh-terms.ts";
import * as voids from "./weigh-voids.ts";

/** A rule of whatever parameters and body: who calls it gives those of the rule's own call. */
type AnyRule = (...asked: Parameters<Rule>) => Promise<readonly Weighed[]>;
export type Door = AnyRule | { one: string };

const STOPS = { one: "It stops something and pays nothing." } as const;
const WORDS = { one: "It changes words and pictures." } as const;
const ENDS = { one: "It ends what was granted; what it has granted was weighed before." } as const;
const SECOND = { one: "It is itself the look of a person at what a member asked for." } as const;
const READS = { one: "It reads, and moves nothing." } as const;

export const DOORS: Readonly<Record<string, Door>> = {
  // Money.
  "POST /admin/deposits": money.weighDeposit,
  "POST /admin/deposits/:id/reverse": money.weighReversal,
  "POST /admin/money-requests/act": money.weighRequests,
  "POST /admin/tether-orders/act": money.weighTetherOrders,
  "POST /admin/capital": money.weighCapital,
  "POST /admin/provider-held/decide": money.weighHeldWin,
  "POST /admin/points": money.weighPoints,
  "POST /admin/members/:userId/password-code": money.weighPasswordCode,
  // Voids and revisions.
  "POST /admin/live/cancellations": voids.weighCancellation,
  "POST /admin/bets/:id/void": voids.weighBet,
  "POST /admin/fixtures/:id/result": voids.weighResult,
  "POST /admin/game-rounds/:id/void": voids.weighRound,
  "POST /admin/provider-rounds/void": voids.weighProviderRound,
  "POST /admin/provider-transactions/cancel": voids.weighProviderBet,
  // Grants.
  "POST /admin/coupons": programmes.weighNewCoupon,
  "PUT /admin/coupons/:id": programmes.weighCouponChange,
  "POST /admin/coupons/:id/issue": programmes.weighIssue,
  "POST /admin/missions": programmes.weighMission,
  "PUT /admin/missions/:id": programmes.weighMission,
  "POST /admin/tournaments": programmes.weighTournament,
  "PUT /admin/tournaments/:id": programmes.weighTournament,
  // What pays, and to whom.
  "PUT /admin/members/:userId/level": terms.weighLevel,
  "PUT /admin/rolling-rates": terms.weighTable("rolling_rate"),
  "PUT /admin/rolling-rates/members/:userId": terms.weighMemberRates,
  "POST /admin/providers": terms.weighNewProvider,
  "PUT /admin/providers/:id": terms.weighProvider,
  "PUT /admin/games/:id": terms.weighGame,
  "PUT /admin/bet-limits": terms.weighBetLimits,
  "POST /admin/live/fixtures": terms.weighNewFixture,
  "POST /admin/fixtures/import": weighImport,
  "PUT /admin/live/selections/:id/price": terms.weighHandPrice,
  "PUT /admin/charge-types": terms.weighTable("charge_type"),
  "PUT /admin/wagering-weights": terms.weighSetting("wageringWeights"),
  "PUT /admin/point-terms": terms.weighSetting("pointConversion"),
  "PUT /admin/friend-rules": terms.weighSetting("friendRules"),
  "PUT /admin/attendance-rules": terms.weighSetting("attendanceRules"),
  "PUT /admin/tether-rate": terms.weighTetherRate,
  "PUT /admin/tether-networks": terms.weighTable("tether_network"),
  "PUT /admin/house-banks/:id": terms.weighHouseBank,
  "PUT /admin/four-eyes": terms.weighSetting("fourEyes"),
  // Managers and agents.
  "PUT /admin/agents/:userId/shares": agents.weighShares,
  "PUT /admin/agents/:userId/above": agents.weighMove,
  "POST /admin/agent-statements/:id/pay": agents.weighStatement,
  "POST /admin/agent-periods": {
    one: "It writes down what the ledger says of a period that is over; each payment is weighed by itself.",
  },
  // Rights, and what a login takes.
  "POST /admin/staff": staff.weighNewStaff,
  "PUT /admin/staff/:userId/roles": staff.weighRoles,
  "PUT /admin/staff/:userId/password": staff.weighGivenPassword,
  "POST /admin/staff/:userId/factor/reset": staff.weighStaff,
  // One person is enough.
  "POST /admin/approvals/:id": { one: "It is the second operator." },
  "POST /admin/joins/:id": SECOND,
  "POST /admin/shared-traces/checked": { one: "It is a mark that somebody has looked." },
  "PUT /admin/disabled-accounts/:userId": STOPS,
  "DELETE /admin/disabled-accounts/:userId": { one: "The account is as it was; what it does is weighed by itself." },
  "PUT /admin/staff/:userId/bar": STOPS,
  "POST /admin/staff/:userId/free": { one: "The account has the rights that were approved when they were given." },
  "DELETE /admin/staff/:userId/sessions/:id": STOPS,
  "DELETE /admin/staff/:userId/devices/:id": STOPS,
  "DELETE /admin/members/:userId/sessions/:id": STOPS,
  "POST /admin/members/:userId/notes": { one: "It adds words that operators read." },
  "PUT /admin/members/:userId/tendency": {
    one: "It bars from casino and slots, or lets in; what is staked is weighed by itself.",
  },
  "POST /admin/sessions/:userId/deny": STOPS,
  "POST /admin/sessions/:userId/kick": STOPS,
  "PUT /admin/blocked-addresses/:address": STOPS,
  "DELETE /admin/blocked-addresses/:address": { one: "It lets a login be tried again." },
  "PUT /admin/protection/:userId/limits": { one: "An operator may only lower a member's own limit (rule 30)." },
  "POST /admin/live/holds": STOPS,
  "POST /admin/live/holds/lift": { one: "The market is as it was before it was stopped." },
  "PUT /admin/live/settings": { one: "It sets how long bets in play wait, and pays nothing." },
  "PUT /admin/live/limits": { one: "It limits what members may stake, beside the limits that each bet has anyway." },
  "PUT /admin/money-limits": {
    one: "It limits what members may ask for; what they ask for is weighed when it is decided.",
  },
  "DELETE /admin/house-banks/:id": STOPS,
  "PUT /admin/settings": { one: "It sets the notice, sign-ups and times of sessions." },
  "POST /admin/fixtures/:id/result/preview": READS,
  "POST /admin/live/fixtures/:id/what-if": READS,
  "POST /admin/provider-transactions/ask": { one: "It asks the provider, whose answers are signed." },
  "POST /admin/providers/:id/games": { one: "It reads the provider's list of games." },
  "POST /admin/coupons/:id/end": ENDS,
  "POST /admin/missions/:id/end": ENDS,
  "POST /admin/tournaments/:id/end": ENDS,
  "POST /admin/campaign-events": WORDS,
  "PUT /admin/campaign-events/:id": WORDS,
  "POST /admin/campaign-events/:id/end": WORDS,
  "PUT /admin/articles/:id": WORDS,
  "DELETE /admin/articles/:id": WORDS,
  "PUT /admin/popups/:id": WORDS,
  "DELETE /admin/popups/:id": WORDS,
  "POST /admin/messages": WORDS,
  "POST /admin/messages/:id/recall": { one: "It takes words back and pays nothing." },
  "PUT /admin/messengers/:imgPath": WORDS,
  "PUT /admin/enquiries/:id/answer": WORDS,
  "PUT /admin/writings/state": WORDS,
  "PUT /admin/writing-bans/:userId": STOPS,
  "DELETE /admin/writing-bans/:userId": { one: "The member may write again." },
};

const NOT_NAMED: AnyRule = async () => always(versionOf(null));

/** The rule of a call; null where one person is enough. */
export function ruleOf(call: string): AnyRule | null {
  const door = DOORS[call] ?? NOT_NAMED;
  return typeof door === "function" ? door : null;
}
