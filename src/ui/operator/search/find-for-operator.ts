// What the search of the site finds for an operator: sections by their names, and what the server finds. Loaded with the
// first search of an operator.
import type { QueryClient } from "@tanstack/react-query";
import { ask } from "../../../api/client/ask.ts";
import type { ApiClient } from "../../../api/client/client.ts";
import { operatorSearch } from "../../../api/contract/operator/search.endpoints.ts";
import type { OperatorSearchAnswer } from "../../../api/contract/operator/search.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { SECTIONS } from "../../../domain/frame/pages/sections.ts";
import { createFinder } from "../../../domain/frame/site-search/find.ts";
import type { Found } from "../../../domain/frame/site-search/found.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import type { RequestKind, RequestState } from "../../../domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { ownAccountQuery } from "../staff/own-account-query.ts";
import { STATUS_LABEL } from "../text.ts";
import { OPERATOR_SEARCH_TEXT as TEXT } from "./text.ts";

const SECTIONS_SHOWN = 8;
const SECTION_OF: Readonly<Record<RequestKind, string>> = {
  charge: "/admin/charges",
  exchange: "/admin/exchanges",
  rolling: "/admin/settlements",
};
/** What waits is listed where no state is chosen. */
const OPEN: ReadonlySet<RequestState> = new Set(["requested", "inProgress"]);

const sections = createFinder(SECTIONS, ({ title, path, group }) => [
  title,
  `${group} ${title}`,
  path.slice(path.lastIndexOf("/") + 1),
]);

export async function findForOperator(
  { api, queryClient, text }: { api: ApiClient; queryClient: QueryClient; text: string },
  signal: AbortSignal,
): Promise<Found[]> {
  const [{ rights }, answer] = await Promise.all([
    queryClient.ensureQueryData(ownAccountQuery(api)),
    ask(api, operatorSearch, { query: { text } }, { signal }),
  ]);
  const own = sections.find(text, SECTIONS.length).filter(({ right }) => rights.includes(right));
  return [
    ...foundOf(answer),
    ...own.slice(0, SECTIONS_SHOWN).map(({ path, title, group }): Found => ({
      kind: "section",
      id: `section ${path}`,
      name: title,
      detail: group,
      to: path,
      search: {},
    })),
  ];
}

/** Each leads to its section with the filter that shows it. */
function foundOf({ members, bets, fixtures, requests }: OperatorSearchAnswer): Found[] {
  return [
    ...members.map(({ userId, nickname, level }): Found => ({
      kind: "member",
      id: `member ${userId}`,
      name: userId,
      detail: `${nickname} · ${TEXT.level(level)}`,
      to: `/admin/members/${userId}`,
      search: {},
    })),
    ...bets.map(({ number, userId, stake, status }): Found => ({
      kind: "bet",
      id: `bet ${number}`,
      name: formatBetNumber(number),
      detail: `${userId} · ${TEXT.won(addComma(stake))} · ${SETTLEMENT_NAMES[status]}`,
      to: "/admin/bets",
      search: { text: number },
    })),
    ...requests.map(({ id, userId, kind, state, amount, createdAt }): Found => ({
      kind: "request",
      id: `request ${id}`,
      name: `${TEXT.kinds[kind]} ${TEXT.won(addComma(amount))}`,
      detail: `${userId} · ${REQUEST_STATE_NAMES[state]} · ${formatShortDateTime(createdAt)}`,
      to: SECTION_OF[kind],
      search: { text: userId, ...(!OPEN.has(state) && { state }) },
    })),
    ...fixtures.map(({ id, sportId, homeName, awayName, startsAt, status }): Found => ({
      kind: "fixture",
      id: `fixture ${id}`,
      name: `${homeName} - ${awayName}`,
      detail: `${sportName(sportId)} · ${STATUS_LABEL[status]} · ${formatShortDateTime(startsAt)}`,
      to: "/admin/results",
      search: { text: homeName },
    })),
  ];
}
