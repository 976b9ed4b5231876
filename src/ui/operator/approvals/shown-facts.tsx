import { formatPrice } from "../../../domain/common/price.ts";
import { Fact } from "../joins/fact.tsx";
import { FIELD_NAMES, VALUE_NAMES } from "./text.ts";

/** Each value as its page says it. `name`: the field that it stands in. */
function valueText(name: string, value: unknown): string {
  if (name === "price" && typeof value === "number") return formatPrice(value);
  return (typeof value === "string" ? VALUE_NAMES[name]?.[value] : undefined) ?? textOf(value);
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value === "number") return value.toLocaleString("ko");
  if (typeof value === "boolean") return value ? "O" : "X";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map(partText).join("\n");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** One of many: its fields in one line. */
function partText(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return textOf(value);
  return Object.entries(value)
    .map(([name, part]) => `${FIELD_NAMES[name] ?? name} ${textOf(part)}`)
    .join(" · ");
}

/** What a call was sent with, field by field. */
export function ShownFacts({ shown }: { shown: Readonly<Record<string, unknown>> }) {
  const { params, query, body } = shown as Readonly<Record<string, object | null>>;
  const fields = Object.entries({ ...params, ...query, ...body });
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-3">
      {fields.map(([name, value]) => (
        <Fact key={name} label={FIELD_NAMES[name] ?? name} isWide={typeof value === "object" && value !== null}>
          <span className="whitespace-pre-line">{valueText(name, value)}</span>
        </Fact>
      ))}
    </dl>
  );
}
