// The kinds of picks that can be bet on. A kind without a row is refused.
import type { BetPick, PickRequest } from "../../../../src/api/contract/sports/bets.ts";
import type { PickKind } from "../../../../src/domain/sports/slip/pick.ts";
import type { Queryable, Tx } from "../../../db/open.ts";
import { ApiError } from "../../../errors.ts";
import { fixtureSource } from "./fixture/fixture-source.ts";
import { gameSource } from "./game/game-source.ts";
import { providerPicks } from "./provider/provider-picks.ts";
import type { HeldPick, PickOf, PickRow, PickSource, PickTerms, ReadPick } from "./source.ts";

const SOURCES: { readonly [Kind in PickKind]?: PickSource<Kind> } = {
  fixture: fixtureSource,
  game: gameSource,
};

/** How picks of each kind are shown. Bets at a provider come from the provider alone, and are taken nowhere here. */
const SHOWN: { readonly [Kind in PickKind]: Pick<PickSource<Kind>, "onWire"> } = {
  fixture: fixtureSource,
  game: gameSource,
  provider: providerPicks,
};

/** A pick as a bet takes it: what is offered, and the price that the member agreed to, in hundredths. */
export interface JudgedLeg {
  held: HeldPick;
  seenPrice: number;
  /** The version of the market that the member saw, where the request says it. */
  seenVersion?: number | undefined;
}

/**
 * Holds every pick until the transaction ends. Throws ApiError bad_request that names the first pick of an
 * unsupported kind, and the first one that is not offered.
 */
export async function holdPicks(tx: Tx, picks: readonly PickRequest[]): Promise<JudgedLeg[]> {
  refuseUnsupported(picks);
  const held = new Map<PickRequest, HeldPick | null>();
  for (const kind of new Set(picks.map((pick) => pick.kind))) await holdKind(tx, kind, picks, held);
  return legsOf(picks, held);
}

/** The picks as they were read. Throws as `holdPicks` does. */
export function readPicks(terms: PickTerms, picks: readonly PickRequest[]): (JudgedLeg & { held: ReadPick })[] {
  refuseUnsupported(picks);
  const read = new Map<PickRequest, ReadPick | null>();
  for (const kind of new Set(picks.map((pick) => pick.kind))) readKind(terms, kind, picks, read);
  return legsOf(picks, read);
}

function refuseUnsupported(picks: readonly PickRequest[]): void {
  const unsupported = picks.findIndex((pick) => !SOURCES[pick.kind]);
  if (unsupported >= 0) throw problemAt(`picks.${unsupported}.kind`, "지원하지 않는 베팅 종류입니다.");
}

function legsOf<Held extends HeldPick>(
  picks: readonly PickRequest[],
  found: ReadonlyMap<PickRequest, Held | null>,
): { held: Held; seenPrice: number; seenVersion: number | undefined }[] {
  return picks.map((pick, i) => {
    const held = found.get(pick);
    if (!held) throw problemAt(`picks.${i}.selectionId`, "선택한 경기를 찾을 수 없습니다.");
    return { held, seenPrice: pick.betPrice, seenVersion: pick.kind === "fixture" ? pick.version : undefined };
  });
}

function readKind<Kind extends PickKind>(
  terms: PickTerms,
  kind: Kind,
  picks: readonly PickRequest[],
  read: Map<PickRequest, ReadPick | null>,
): void {
  const own = picks.filter((pick): pick is PickOf<Kind> => pick.kind === kind);
  const answers = SOURCES[kind]?.read(terms, own) ?? [];
  own.forEach((pick, i) => read.set(pick, answers[i] ?? null));
}

async function holdKind<Kind extends PickKind>(
  tx: Tx,
  kind: Kind,
  picks: readonly PickRequest[],
  held: Map<PickRequest, HeldPick | null>,
): Promise<void> {
  const own = picks.filter((pick): pick is PickOf<Kind> => pick.kind === kind);
  const answers = (await SOURCES[kind]?.hold(tx, own)) ?? [];
  own.forEach((pick, i) => held.set(pick, answers[i] ?? null));
}

function problemAt(path: string, message: string): ApiError {
  return new ApiError("bad_request", undefined, { problems: [{ path, message }] });
}

/** The picks of bets as members see them, in the order of the rows. */
export async function picksOnWire(db: Queryable, rows: readonly PickRow[]): Promise<{ row: PickRow; pick: BetPick }[]> {
  const picks = new Map<PickRow, BetPick>();
  for (const kind of new Set(rows.map((row) => row.kind as PickKind))) {
    const own = rows.filter((row) => row.kind === kind);
    const answers = await SHOWN[kind].onWire(db, own);
    own.forEach((row, i) => {
      const pick = answers[i];
      if (pick) picks.set(row, pick);
    });
  }
  return rows.flatMap((row) => {
    const pick = picks.get(row);
    return pick ? [{ row, pick }] : [];
  });
}

/** The pick of a bet as it was asked for. */
export function requestOf(row: PickRow): PickRequest {
  const { selectionId, betPrice } = row;
  switch (row.kind as PickKind) {
    case "fixture":
      return { kind: "fixture", fixtureId: row.fixtureId ?? "", marketId: row.marketId ?? "", selectionId, betPrice };
    case "game":
      return { kind: "game", gameId: row.gameId ?? "", roundId: row.roundId ?? "", selectionId, betPrice };
    case "provider":
      return {
        kind: "provider",
        providerId: row.providerId ?? "",
        gameId: row.gameId ?? "",
        roundId: row.roundId ?? "",
        selectionId,
        betPrice,
      };
  }
}

/** The columns of bet_pick that name what is bet on. */
export function columnsOf(pick: PickRequest) {
  const { betPrice: _, ...columns } = pick;
  return columns;
}
