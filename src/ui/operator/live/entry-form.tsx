import * as v from "valibot";
import { allFixtures } from "../../../api/contract/operator/fixtures.endpoints.ts";
import { type HandMarket, NewHandFixture } from "../../../api/contract/operator/hand-fixtures.ts";
import { enterFixture, liveFixtures } from "../../../api/contract/operator/live.endpoints.ts";
import { bookProblem, handMarketsOf } from "../../../domain/sports/hand-fixture.ts";
import { parsePrice } from "../../../domain/sports/hand-price.ts";
import { SPORT_ORDER, sportName } from "../../../domain/sports/labels/sports.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { fromSeoulInput } from "../seoul-input.ts";
import { TimeField } from "../time-input.tsx";
import { useStale } from "../use-stale.ts";
import { ENTRY_TEXT as TEXT } from "./entry-text.ts";

const readFilters = filtersOf({ sportId: choiceFilter(SPORT_ORDER) });
const [FIRST_SPORT = ""] = SPORT_ORDER;
const SPORTS = SPORT_ORDER.map((value) => ({
  value: value === FIRST_SPORT ? undefined : value,
  label: sportName(value),
}));

const { leagueName, homeName, awayName, reason } = NewHandFixture.entries;
const ENTRIES = {
  leagueName,
  homeName,
  awayName,
  startsAt: v.pipe(
    v.string(TEXT.wrongTime),
    v.check((text) => fromSeoulInput(text) !== null, TEXT.wrongTime),
  ),
  reason,
};
type Values = v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>> & Readonly<Record<string, string>>;

const fieldOf = (kind: string, part: string) => `${kind}_${part}`;

/** Of the fields of one market: none where all are empty, the market, or what is wrong and where. */
function marketOf(
  { kind, keys, hasLine }: ReturnType<typeof handMarketsOf>[number],
  values: Values,
): HandMarket | null | { field: string; message: string } {
  const parts = [...(hasLine ? ["line"] : []), ...keys];
  const texts = Object.fromEntries(parts.map((part) => [part, (values[fieldOf(kind, part)] ?? "").trim()]));
  if (parts.every((part) => texts[part] === "")) return null;
  const line = hasLine ? lineOf(texts["line"] ?? "") : null;
  if (hasLine && line === null) return { field: fieldOf(kind, "line"), message: TEXT.wrongLine };
  const prices: Record<string, number> = {};
  for (const key of keys) {
    const price = parsePrice(texts[key] ?? "");
    if (price === null) return { field: fieldOf(kind, key), message: TEXT.wrongPrice };
    prices[key] = price;
  }
  const problem = bookProblem({ kind, line, prices });
  return problem === null ? { kind, line, prices } : { field: fieldOf(kind, keys[0]), message: problem };
}

/** "-1.5" → -1.5; null for what is no line in steps of 0.25. */
function lineOf(text: string): number | null {
  const line = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(line * 4) ? line : null;
}

const isFault = (one: ReturnType<typeof marketOf>) => one !== null && "message" in one;
const isMarket = (one: ReturnType<typeof marketOf>): one is HandMarket => one !== null && !("message" in one);

const fixtureOf = (sportId: string) => {
  const markets = handMarketsOf(sportId);
  const schema = v.pipe(
    v.object({
      ...ENTRIES,
      ...Object.fromEntries(
        markets.flatMap(({ kind, keys, hasLine }) =>
          [...(hasLine ? ["line"] : []), ...keys].map((part) => [
            fieldOf(kind, part),
            v.optional(v.string(), "") as never,
          ]),
        ),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Values;
      const found = markets.map((market) => marketOf(market, input));
      const say = (key: string, message: string) =>
        addIssue({ message, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
      for (const one of found) if (one && "message" in one) say(one.field, one.message);
      const [first] = markets;
      if (first && !found.some(isFault) && !found.some(isMarket))
        say(fieldOf(first.kind, first.keys[0]), TEXT.noMarkets);
    }),
  );
  return commandOf(enterFixture, {
    name: `admin.live.enter.${sportId}`,
    schema,
    confirms: true,
    input: (given) => {
      const values = given as Values;
      return {
        body: {
          sportId,
          leagueName: values.leagueName,
          homeName: values.homeName,
          awayName: values.awayName,
          startsAt: fromSeoulInput(values.startsAt) ?? "",
          markets: markets.map((market) => marketOf(market, values)).filter(isMarket),
          reason: values.reason,
        },
      };
    },
  });
};

/** A fixture with its markets and prices. The sport says which markets there are. */
export function EntryForm() {
  const { sportId = FIRST_SPORT } = useFilters(readFilters).filters;
  const readAnew = useStale(liveFixtures, allFixtures);
  return (
    <div className="grid grid-cols-1 gap-3">
      <FilterTabs
        label={TEXT.sport}
        name="sportId"
        tabs={SPORTS}
        selected={sportId === FIRST_SPORT ? undefined : sportId}
      />
      <p className="text-xs text-faint">{TEXT.hint}</p>
      <CommandForm
        key={sportId}
        command={fixtureOf(sportId)}
        submitLabel={TEXT.enter}
        renderConfirm={(given) => {
          const { homeName: home, awayName: away, startsAt } = given as Values;
          return (
            <>
              <p className="font-bold">{TEXT.ask(home, away)}</p>
              <p className="tabular-nums">{startsAt}</p>
            </>
          );
        }}
        doneText={() => TEXT.entered}
        onDone={readAnew}
      >
        <div className="grid gap-2 tablet:grid-cols-2">
          <Field name="leagueName" label={TEXT.league} maxLength={60} autoComplete="off" />
          <TimeField name="startsAt" label={TEXT.startsAt} />
          <Field name="homeName" label={TEXT.home} maxLength={60} autoComplete="off" />
          <Field name="awayName" label={TEXT.away} maxLength={60} autoComplete="off" />
        </div>
        {handMarketsOf(sportId).map(({ kind, keys, hasLine }) => (
          <fieldset key={kind} className="grid grid-cols-3 items-start gap-2">
            <legend className="mb-1 text-sm font-semibold">{TEXT.kind(kind)}</legend>
            {hasLine && (
              <Field
                name={fieldOf(kind, "line")}
                label={TEXT.lineOf(kind)}
                hint={kind === "handicap" ? TEXT.lineHint : TEXT.totalHint}
                autoComplete="off"
              />
            )}
            {keys.map((key) => (
              <Field
                key={key}
                name={fieldOf(kind, key)}
                label={TEXT.priceOf(kind, key)}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
          </fieldset>
        ))}
        <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
      </CommandForm>
    </div>
  );
}
