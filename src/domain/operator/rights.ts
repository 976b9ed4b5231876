// Who of the staff may do what: one table, action × role. Each endpoint of operators, managers and agents names its action;
// server/session/access.ts refuses by it, and the page shows no section and no button that it would refuse.
// docs/security/rights.md shows the table by endpoint.

/** Roles of operators. The owner does everything; the auditor reads everything and changes nothing. */
export const OPERATOR_ROLES = ["owner", "finance", "trading", "risk", "support", "content", "auditor"] as const;
/** Roles of accounts of type 2. They see their own tree and nothing else. */
export const MANAGER_ROLES = ["manager", "agent"] as const;
export type ManagerRole = (typeof MANAGER_ROLES)[number];
export const ROLES = [...OPERATOR_ROLES, ...MANAGER_ROLES] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];
export type Role = (typeof ROLES)[number];

/** The roles between the owner and the auditor. */
type Desk = Exclude<OperatorRole, "owner" | "auditor">;

const reads = (...desks: readonly Desk[]): readonly Role[] => ["owner", ...desks, "auditor"];
const changes = (...desks: readonly Desk[]): readonly Role[] => ["owner", ...desks];
const EVERYONE = ["finance", "trading", "risk", "support", "content"] as const;

/** Actions are `section.verb`. Every `.read` is the auditor's too. */
export const RIGHTS = {
  // What waits, by section: the counts in the menu.
  "overview.read": reads(...EVERYONE),

  "settings.read": reads(...EVERYONE),
  "settings.change": changes(),

  // Members.
  "members.read": reads("finance", "risk", "support"),
  "members.level": changes("risk"),
  "members.note": changes("finance", "risk", "support"),
  "members.tendency": changes("risk"),
  "members.password": changes("support"),
  "personal.read": reads("finance", "risk", "support"),
  "protection.read": reads("risk", "support"),
  "protection.lower": changes("risk", "support"),
  "joins.read": reads("risk", "support"),
  "joins.decide": changes("risk", "support"),
  "traces.read": reads("risk", "finance"),
  "traces.check": changes("risk"),
  "access.read": reads("risk", "support"),
  "access.kick": changes("risk", "support"),
  "access.deny": changes("risk"),
  "access.block": changes("risk"),
  "access.disable": changes("risk"),

  // Money.
  "money.read": reads("finance", "risk", "support"),
  "money.decide": changes("finance"),
  "deposits.read": reads("finance", "risk", "support"),
  "deposits.make": changes("finance"),
  "deposits.reverse": changes("finance"),
  "points.give": changes("finance"),
  "tether.read": reads("finance", "risk", "support"),
  "tether.decide": changes("finance"),
  "terms.read": reads("finance", "risk", "support"),
  "terms.change": changes("finance"),
  "rolling.read": reads("finance", "risk", "support"),
  "rolling.rates": changes("finance"),
  "ledger.read": reads("finance", "risk"),
  "capital.read": reads("finance", "risk"),
  "capital.change": changes("finance"),

  // Bets and trading.
  "bets.read": reads("trading", "risk", "support", "finance"),
  "bets.void": changes("trading"),
  "bet-limits.read": reads("trading", "risk"),
  "bet-limits.change": changes("risk"),
  "results.read": reads("trading", "risk", "support"),
  "results.give": changes("trading"),
  "live.read": reads("trading", "risk", "support"),
  "live.hold": changes("trading", "risk"),
  "live.settings": changes("trading"),
  "live.price": changes("trading"),
  "live.enter": changes("trading"),
  "live.limits": changes("trading", "risk"),
  "import.read": reads("trading"),
  "import.run": changes("trading"),
  "games.read": reads("trading", "risk", "support"),
  "games.change": changes("trading"),
  "games.void": changes("trading"),
  "providers.read": reads("trading", "finance", "risk"),
  "providers.change": changes(),
  "providers.ask": changes("trading", "finance"),
  "providers.void": changes("trading"),
  "wins.read": reads("finance", "risk", "trading"),
  "wins.decide": changes("risk", "finance"),

  // Content.
  "popups.read": reads("content"),
  "popups.change": changes("content"),
  "messages.read": reads("content", "support"),
  "messages.send": changes("content", "support"),
  "enquiries.read": reads("support", "content"),
  "enquiries.answer": changes("support"),
  "board.read": reads("support", "content"),
  "board.moderate": changes("support", "content"),
  "articles.read": reads("content"),
  "articles.change": changes("content"),
  "messengers.change": changes("content"),

  // Programmes.
  "attendance.read": reads("content", "finance", "support"),
  "attendance.change": changes("content"),
  "claims.read": reads("content", "finance", "support"),
  "friends.read": reads("content", "finance", "risk", "support"),
  "friends.change": changes("finance"),
  "coupons.read": reads("content", "finance", "support"),
  "coupons.change": changes("content"),
  "coupons.issue": changes("content"),
  "missions.read": reads("content", "finance", "support"),
  "missions.change": changes("content"),
  "tournaments.read": reads("content", "finance", "support"),
  "tournaments.change": changes("content"),
  "events.read": reads("content", "finance", "support"),
  "events.change": changes("content"),

  // What a second person decides (decisions, rule 44). To approve a request takes the right of what it asks for as well.
  "approval.read": reads(...EVERYONE),
  "approval.decide": changes(...EVERYONE),
  "approval.terms": changes(),

  // Managers and agents: their tree, their shares, their statements.
  "agents.read": reads("finance", "risk", "support"),
  "agents.change": changes("finance"),
  "agents.settle": changes("finance"),

  // Reports; each takes the right of what it is about as well.
  "reports.read": reads(...EVERYONE),

  // What operators did and read.
  "audit-log.read": reads("risk"),

  // Staff.
  "staff.read": reads(),
  "staff.change": changes(),
  "staff.sessions": changes(),

  // A manager's or an agent's own tree.
  "tree.read": ["manager", "agent"],
} satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof RIGHTS;

export const ACTIONS = Object.keys(RIGHTS) as Action[];

/** Whether an account with these roles may. Several roles add up; no role may do nothing. */
export function may(roles: readonly string[], action: Action): boolean {
  const allowed: readonly string[] = RIGHTS[action];
  return roles.some((role) => allowed.includes(role));
}

/** What an account with these roles may do. */
export const rightsOf = (roles: readonly string[]): Action[] => ACTIONS.filter((action) => may(roles, action));

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);
export const isOperatorRole = (text: string): text is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(text);
