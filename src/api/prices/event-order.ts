// Stream ids are `epoch-number`: only numbers of one epoch can be compared.

export interface EventOrder {
  epoch: string;
  number: number;
}

const ANY_TIME: EventOrder = { epoch: "", number: -1 };

/** "7f-12" → epoch "7f", number 12. What is no such id is older than everything. */
export function readEventId(id: string | null | undefined): EventOrder {
  const cut = id?.lastIndexOf("-") ?? -1;
  if (!id || cut < 1) return ANY_TIME;
  const number = Number(id.slice(cut + 1));
  return Number.isSafeInteger(number) ? { epoch: id.slice(0, cut), number } : ANY_TIME;
}

/** False only when `next` is surely older than `kept`: another epoch means a server that started anew. */
export function isNotOlder(next: EventOrder, kept: EventOrder): boolean {
  return next.epoch !== kept.epoch || next.number >= kept.number;
}
