// The columns of files of charges, exchanges, settlements of rolling and tether payments.
import type { OperatorTetherOrder } from "../../../src/api/contract/operator/tether.ts";
import type { OperatorRequest } from "../../../src/api/contract/operator/wallet.ts";
import type { RequestKind } from "../../../src/domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../src/domain/wallet/text.ts";
import { TETHER_STATE_NAMES } from "../../../src/domain/wallet/tether-state-names.ts";
import { usdtText } from "../../../src/domain/wallet/usdt-text.ts";
import type { ExportColumn } from "../../export/cells.ts";

type Columns = readonly ExportColumn<OperatorRequest>[];

const FIRST: Columns = [
  { header: "신청 시각", value: ({ createdAt }) => new Date(createdAt) },
  { header: "아이디", value: ({ userId }) => userId },
  { header: "닉네임", value: ({ nickname }) => nickname },
  { header: "레벨", value: ({ level }) => level },
  { header: "금액", value: ({ amount }) => amount },
];
const BANK: Columns = [
  { header: "은행", value: ({ bank }) => bank?.bank ?? null },
  { header: "계좌번호", value: ({ bank }) => bank?.number ?? null },
  { header: "예금주", value: ({ bank }) => bank?.holder ?? null },
];
const LAST: Columns = [
  { header: "상태", value: ({ state }) => REQUEST_STATE_NAMES[state] },
  { header: "처리 시각", value: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)) },
  { header: "처리", value: ({ decidedBy }) => decidedBy },
  { header: "사유", value: ({ reason }) => reason },
];

export const REQUEST_FILES: Readonly<Record<RequestKind, { name: string; columns: Columns }>> = {
  charge: {
    name: "충전 신청",
    columns: [
      ...FIRST,
      { header: "보너스", value: ({ bonus }) => bonus },
      { header: "종류", value: ({ typeName }) => typeName },
      { header: "입금자명", value: ({ depositor }) => depositor },
      ...BANK,
      ...LAST,
    ],
  },
  exchange: {
    name: "환전 신청",
    columns: [
      ...FIRST,
      ...BANK,
      { header: "테더 주소", value: ({ tether }) => tether?.address ?? null },
      { header: "테더", value: ({ tether }) => (tether ? usdtText(tether.usdt) : null) },
      ...LAST,
      { header: "이체 번호", value: ({ reference }) => reference },
    ],
  },
  rolling: {
    name: "정산 신청",
    columns: [...FIRST, { header: "구분", value: ({ typeName }) => typeName }, ...LAST],
  },
};

export const TETHER_EXPORT: readonly ExportColumn<OperatorTetherOrder>[] = [
  { header: "신청 시각", value: ({ createdAt }) => new Date(createdAt) },
  { header: "아이디", value: ({ userId }) => userId },
  { header: "닉네임", value: ({ nickname }) => nickname },
  { header: "상태", value: ({ state }) => TETHER_STATE_NAMES[state] },
  { header: "신청 금액", value: ({ amount }) => amount },
  { header: "보낼 테더", value: ({ usdt }) => usdtText(usdt) },
  { header: "받은 테더", value: ({ received }) => usdtText(received) },
  { header: "원화 환산", value: ({ worth }) => worth },
  { header: "지급한 금액", value: ({ credited }) => credited },
  { header: "네트워크", value: ({ network }) => network },
  { header: "거래 해시", value: ({ hashes }) => hashes.join(" ") },
  { header: "문제", value: ({ problem }) => problem },
  { header: "사유", value: ({ reason }) => reason },
  { header: "처리", value: ({ decidedBy }) => decidedBy },
];
