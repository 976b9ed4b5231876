// Reports about the house: how games return, rounds that are not over, significant events, availability, software.
import { sql, type SQL } from "drizzle-orm";
import { GAMES } from "../../../../src/domain/games/games.ts";
import { KINDS } from "../../../../src/domain/games/kinds.ts";
import { SLOT_SHEET } from "../../../../src/domain/lobby/house/slot-sheet.ts";
import { SLOT_ID } from "../../../../src/domain/lobby/house/slot-id.ts";
import { edgesOfKind } from "../../../../src/domain/programmes/pick-edge.ts";
import {
  SIGNIFICANT_KIND_NAMES,
  SIGNIFICANT_KINDS,
  type SignificantKind,
  significantOf,
} from "../../../../src/domain/operator/significant.ts";
import { DOORS } from "../../approvals/doors.ts";
import { changedFiles, hashFiles, softwareAtStart } from "../../significant/software.ts";
import type { ReportAsked, ReportDefinition } from "../kit.ts";
import { COLUMN, like, within } from "../parts.ts";

const group = "운영";
const NO_MONEY = { noMoney: "금액이 없는 보고서입니다." } as const;

/** What a pick returns of a won at a price d, in hundredths: base + per × d. */
interface Return {
  game: string;
  pick: string;
  base: number;
  per: number;
}
const MILLION = 1_000_000;
let known: readonly Return[] | undefined;

/** Of every pick of the house's own games, from every draw there is (decisions, rule 31). */
function returnsOfGames(): readonly Return[] {
  known ??= GAMES.flatMap(({ id, kind }) => {
    const { picks } = KINDS[kind];
    const [one, two] = [100, 200].map((price) =>
      edgesOfKind(KINDS[kind], () => price).map(({ edge }) => 1 - edge / MILLION),
    );
    return picks.map(({ key }, at) => {
      const per = ((two?.[at] ?? 0) - (one?.[at] ?? 0)) / 100;
      return { game: String(id), pick: key, base: (one?.[at] ?? 0) - 100 * per, per };
    });
  });
  return known;
}

/**
 * Decided bets on games by pick and price with what such a bet returns of a won in theory, and the mean of its square; null
 * where only the provider knows. Bets are added up before the theory is looked up: it is the same for all of a pick and price.
 * The picks of each bet are looked up: joined, those of all bets are read where the span has a hundredth of them.
 */
const played = (asked: ReportAsked): SQL => sql`
  select p.*,
    case when p.kind = 'game' then r.base + r.per * p.bet_price
      when p.game_id = ${SLOT_ID} then ${SLOT_SHEET.returned}::float8 end as theory,
    case when p.kind = 'game' then r.per * 100 * (p.bet_price / 100.0) ^ 2 + r.base
      when p.game_id = ${SLOT_ID} then ${SLOT_SHEET.deviation ** 2 + SLOT_SHEET.returned ** 2}::float8 end as second
  from (
    select k.kind, k.game_id, k.provider_id, case when k.kind = 'game' then split_part(k.selection_id, ':', 2) end as pick,
      case when k.kind = 'game' then k.bet_price end as bet_price, count(*) as bets,
      sum(b.stake - b.cashed_stake) as stake, sum(b.paid - b.cashed_paid) as paid,
      sum((b.stake - b.cashed_stake)::float8 ^ 2) as squares
    from bet b
    cross join lateral (select * from bet_pick where bet_id = b.id and kind in ('game', 'provider') offset 0) k
    where b.acceptance = 'accepted' and b.status in (1, 2) and ${within(sql`b.settled_at`, asked)}
    group by 1, 2, 3, 4, 5) p
  left join jsonb_to_recordset(${JSON.stringify(returnsOfGames())}::jsonb) as r(game text, pick text, base float8, per float8)
    on r.game = p.game_id and r.pick = p.pick`;

/** 99%, two-sided. */
const QUANTILE = 2.576;
const OUTSIDE = "구간 밖";

const gameName = (id: string): string => GAMES.find((game) => String(game.id) === id)?.name ?? id;

const CALLS = Object.keys(DOORS).flatMap((call) => {
  const kind = significantOf(call);
  return kind === null ? [] : [{ call, kind }];
});

/** What operators did comes from their log, all else from the table of events. */
const events = (asked: ReportAsked): SQL => sql`
  select * from (
    select lpad(s.id::text, 12, '0') || 's' as id, s.kind, s.at, coalesce('회원 ' || m.user_id, s.subject) as subject, '' as "by",
      s.amount, s.detail::text as detail
    from significant_event s left join member m on s.subject like 'member:%' and m.id = substr(s.subject, 8) where ${within(sql`s.at`, asked)}
    union all
    select lpad(a.serial::text, 12, '0') || 'a', c.kind, a.at, array_to_string(a.subjects, ', '), a.actor, null, a.action || ' ' || a.reason
    from audit_entry a join jsonb_to_recordset(${JSON.stringify(CALLS)}::jsonb) as c(call text, kind text) on c.call = a.action
    where a.outcome = 'done' and ${within(sql`a.at`, asked)}) e
  where (${like(sql`e.subject`, asked)} or ${like(sql`e."by"`, asked)}) and ${asked.choice === null ? sql`true` : sql`e.kind = ${asked.choice}`}`;

export const HOUSE_REPORTS: readonly ReportDefinition[] = [
  {
    name: "games",
    title: "게임 환수율",
    group: "게임",
    right: "games.read",
    span: "period",
    key: "name",
    columns: [
      {
        id: "game",
        title: "게임",
        kind: "text",
        value: (raw, row) => (row.provider === null ? gameName(String(raw)) : `${String(row.provider)} ${String(raw)}`),
      },
      COLUMN.bets,
      COLUMN.stake,
      COLUMN.paid,
      { id: "real", title: "실제 환수율 %", kind: "percent" },
      { id: "theory", title: "이론 환수율 %", kind: "percent" },
      { id: "least", title: "99% 구간 아래 %", kind: "percent" },
      { id: "most", title: "99% 구간 위 %", kind: "percent" },
      { id: "alarm", title: "경보", kind: "text" },
    ],
    byDay: {
      columns:
        "game text, provider text, bets bigint, stake bigint, paid bigint, expected float8, spread float8, knows boolean",
      query: (asked) => sql`
        select game_id as game, provider_id as provider, sum(bets)::bigint as bets, sum(stake)::bigint as stake,
          sum(paid)::bigint as paid, sum(stake * theory) as expected,
          sum(squares * greatest(0, second - theory ^ 2)) as spread, bool_and(theory is not null) as knows
        from (${played(asked)}) b group by 1, 2`,
    },
    rows: (_, days) => sql`
      select key, game, provider, bets, stake, paid, real, theory, least, most,
        case when real < least or real > most then ${OUTSIDE} else '' end as alarm
      from (select coalesce(provider, '') || ' ' || game as key, game, provider, sum(bets)::bigint as bets, sum(stake)::bigint as stake,
        sum(paid)::bigint as paid, round(sum(paid) * 10000.0 / nullif(sum(stake), 0))::bigint as real,
        case when bool_and(knows) then round((sum(expected) * 10000 / nullif(sum(stake), 0))::numeric)::bigint end as theory,
        case when bool_and(knows) then greatest(0, floor((sum(expected) - ${QUANTILE}::float8 * sqrt(sum(spread))) * 10000
          / nullif(sum(stake), 0)))::bigint end as least,
        case when bool_and(knows) then ceil((sum(expected) + ${QUANTILE}::float8 * sqrt(sum(spread))) * 10000
          / nullif(sum(stake), 0))::bigint end as most
      from (${days}) d group by game, provider) g`,
    against: [
      {
        label: "지급액",
        column: "paid",
        ledger: (
          asked,
        ) => sql`select sum(e.amount) from bet b join posting p on p.ref = b.id and p.kind in ('settlement', 'correction')
          join entry e on e.posting_id = p.id and e.account_id = 'house_payouts'
          where b.acceptance = 'accepted' and b.status in (1, 2) and ${within(sql`b.settled_at`, asked)}
            and exists (select 1 from bet_pick k where k.bet_id = b.id and k.kind in ('game', 'provider'))`,
      },
    ],
  },
  {
    name: "unfinished-rounds",
    title: "끝나지 않은 회차의 돈",
    group: "게임",
    right: "games.read",
    span: "now",
    key: "name",
    columns: [
      {
        id: "game",
        title: "게임",
        kind: "text",
        value: (raw, row) => (row.provider === null ? gameName(String(raw)) : `${String(row.provider)} ${String(raw)}`),
      },
      { id: "round", title: "회차", kind: "text" },
      { id: "since", title: "처음 베팅", kind: "time" },
      COLUMN.bets,
      COLUMN.stake,
    ],
    rows: () => sql`
      select coalesce(k.provider_id, '') || ' ' || k.game_id || ' ' || k.round_id as key, k.game_id as game, k.provider_id as provider,
        k.round_id as round, min(b.placed_at) as since, count(*)::int as bets, sum(b.stake - b.cashed_stake)::bigint as stake
      from bet b join bet_pick k on k.bet_id = b.id and k.round_id is not null
      where b.status = 0 and b.acceptance <> 'refused' group by k.provider_id, k.game_id, k.round_id`,
    against: [
      {
        label: "진행 중인 베팅액",
        column: "stake",
        ledger: () => sql`select sum(case a.kind when 'staked' then e.amount else 0 end)
          from bet b join posting p on p.ref = b.id join entry e on e.posting_id = p.id join account a on a.id = e.account_id
          where b.status = 0 and exists (select 1 from bet_pick k where k.bet_id = b.id and k.round_id is not null)`,
      },
    ],
  },
  {
    name: "significant-events",
    title: "중요 이벤트",
    group,
    right: "audit-log.read",
    span: "period",
    key: "name",
    textLabel: "대상 또는 운영자",
    choices: {
      label: "종류",
      options: SIGNIFICANT_KIND_NAMES.map((value) => ({ value, label: SIGNIFICANT_KINDS[value] })),
    },
    subtotal: "kind",
    columns: [
      COLUMN.at,
      { id: "kind", title: "종류", kind: "text", value: (raw) => SIGNIFICANT_KINDS[String(raw) as SignificantKind] },
      { id: "subject", title: "대상", kind: "text" },
      { id: "by", title: "운영자", kind: "text" },
      { id: "amount", title: "금액", kind: "won" },
      { id: "detail", title: "내용", kind: "text" },
    ],
    rows: (
      asked,
    ) => sql`select lpad((extract(epoch from timestamptz '2200-01-01' - e.at) * 1000)::bigint::text, 15, '0') || e.id as key,
      e.at, e.kind, e.subject, e."by", e.amount, e.detail from (${events(asked)}) e`,
    against: { noMoney: "금액은 각 사건의 것이며 더하지 않습니다." },
  },
  {
    name: "availability",
    title: "시스템 가동",
    group,
    right: "audit-log.read",
    span: "period",
    key: "name",
    columns: [
      { id: "state", title: "구분", kind: "text" },
      { id: "begins", title: "시작", kind: "time" },
      { id: "ends", title: "끝", kind: "time" },
      { id: "minutes", title: "분", kind: "count", isSummed: true },
      { id: "share", title: "기간의 %", kind: "percent" },
      { id: "version", title: "버전", kind: "text" },
    ],
    subtotal: "state",
    rows: (asked) => availability(asked),
    against: NO_MONEY,
  },
  {
    name: "software",
    title: "돈을 정하는 소프트웨어",
    group,
    right: "audit-log.read",
    span: "now",
    key: "name",
    textLabel: "파일",
    subtotal: "state",
    columns: [
      { id: "file", title: "파일", kind: "text" },
      { id: "hash", title: "SHA-256", kind: "text" },
      { id: "state", title: "시작할 때와", kind: "text" },
    ],
    rows: (asked) => sql`select file as key, file, hash, state
      from jsonb_to_recordset(${JSON.stringify(filesNow())}::jsonb) as f(file text, hash text, state text) where ${like(sql`file`, asked)}`,
    against: NO_MONEY,
  },
];

/** Hashed when the report is read. */
function filesNow(): { file: string; hash: string; state: string }[] {
  const [before, now] = [softwareAtStart().hashes, hashFiles()];
  const changed = new Set(changedFiles(before, now));
  return [...new Set([...before.keys(), ...now.keys()])].map((file) => ({
    file,
    hash: now.get(file) ?? "",
    state: changed.has(file) ? "다름" : "같음",
  }));
}

/** Spans of the period in which a server ran and in which none did, by the runs that it kept. */
function availability({ from, to, now }: ReportAsked): SQL {
  return sql`
    with asked as (select ${from}::timestamptz as begins, least(${to}, ${now}::timestamptz) as ends),
    runs as (select greatest(r.started_at, q.begins) as begins, least(coalesce(r.stopped_at, r.seen_at), q.ends) as ends, r.version
      from server_run r, asked q where r.started_at < q.ends and coalesce(r.stopped_at, r.seen_at) > q.begins),
    covered as (select max(ends) over (order by begins, ends rows between unbounded preceding and 1 preceding) as before, begins from runs),
    gaps as (
      select coalesce(c.before, q.begins) as begins, c.begins as ends from covered c, asked q where c.begins > coalesce(c.before, q.begins)
      union all
      select coalesce((select max(ends) from runs), q.begins), q.ends from asked q
        where q.ends - coalesce((select max(ends) from runs), q.begins) > interval '2 minutes'),
    spans as (
      select '가동' as state, begins, ends, version from runs
      union all select '중단', begins, ends, '' from gaps)
    select to_char(s.begins, 'YYYYMMDDHH24MISSUS') || s.state || row_number() over (order by s.begins) as key, s.state, s.begins, s.ends,
      round(extract(epoch from s.ends - s.begins) / 60)::bigint as minutes,
      round((extract(epoch from s.ends - s.begins) * 10000 / nullif(extract(epoch from q.ends - q.begins), 0))::numeric)::bigint as share,
      s.version
    from spans s, asked q`;
}
