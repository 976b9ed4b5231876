// What the page must have followed once nothing is on its way: the stream, the prices, the balance, the stored expiry.
import { formatExpiry } from "../../src/domain/session/session.ts";
import type { BettingSlip } from "../../src/ui/sports/slip/betting.ts";
import type { Page } from "./world/page.ts";
import type { World } from "./world/world.ts";

/** The longest wait between two attempts, and the time that the attempt itself may take. */
const BACK_AFTER_MS = 45_000;

/** The first thing that the page has missed; null when it has followed all. */
export function notFollowed(world: World, page: Page): string | null {
  if (!world.isQuiet) return null;
  return missedExpiry(world, page) ?? missedStream(world, page);
}

function missedExpiry({ browser }: World, page: Page): string | null {
  const { session } = page.app.actors;
  const stored = browser.storage.getItem("custom.auth");
  const { expiresAt } = session.getSnapshot().context;
  if (!session.getSnapshot().hasTag("authenticated") || expiresAt === null) return null;
  return stored === formatExpiry(expiresAt) ? null : `저장된 만료 시각이 다르다: ${stored ?? "없음"}`;
}

function missedStream(world: World, page: Page): string | null {
  const { clock, network } = world;
  const bettingSlip = page.bettingSlip();
  const { session } = page.app.actors;
  if (!bettingSlip || !session.getSnapshot().hasTag("authenticated")) return null;
  if (!bettingSlip.live.getSnapshot().hasTag("fresh")) {
    const since = clock.now - Math.max(network.changedAt, world.loggedInAt ?? clock.now);
    return network.isUp && network.latency === 0 && since > BACK_AFTER_MS ? `${since}ms 동안 실시간이 아니다` : null;
  }
  return (
    page.bettingSlips().reduce<string | null>((found, one) => found ?? missedPrice(world, one), null) ??
    missedBalance(world, page)
  );
}

function missedPrice({ server, network }: World, { shown }: BettingSlip): string | null {
  // A slow line may have an event on its way.
  if (network.latency > 0) return null;
  const { slip } = shown();
  for (const { entry, availability } of slip.context.legs) {
    const offer = server.offers.find(({ selectionId }) => selectionId === entry.id);
    if (!offer || slip.matches({ filled: "unchecked" })) continue;
    if (offer.betPrice !== entry.betPrice) return `${entry.id}의 배당 ${offer.betPrice}을 ${entry.betPrice}로 보인다`;
    if (offer.status !== availability) return `${entry.id}의 상태 ${offer.status}를 ${availability}로 보인다`;
  }
  return null;
}

function missedBalance({ books, server }: World, page: Page): string | null {
  const { user } = page.app.actors.session.getSnapshot().context;
  const name = Object.values(server.accounts).find(({ id }) => id === user?.id)?.name;
  const balance = name && books.get(name)?.balance;
  if (!user || balance === undefined) return null;
  if (user.emoney !== balance) return `잔액 ${balance}원을 머리글이 ${user.emoney}원으로 보인다`;
  const known = page.bettingSlips().map(({ shown }) => shown().slip.context.balance);
  const wrong = known.find((one) => one !== null && one !== balance);
  return wrong === undefined ? null : `잔액 ${balance}원을 슬립이 ${wrong}원으로 안다`;
}
