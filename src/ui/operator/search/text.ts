import type { RequestKind } from "../../../domain/wallet/request-states.ts";

export const OPERATOR_SEARCH_TEXT = {
  level: (level: number) => `레벨 ${level}`,
  won: (amount: string) => `${amount}원`,
  kinds: { charge: "충전", exchange: "환전", rolling: "롤링 정산" } satisfies Record<RequestKind, string>,
} as const;
