// Requests that are wrong on purpose, made from the OpenAPI document: each begins as the schema says and is then spoilt.
import { gzipSync } from "node:zlib";
import type { Choices } from "./kit.ts";

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema; required?: boolean }[];
  body: Schema | null;
  /** Media type of a body that is no JSON. */
  mediaType: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values that the site itself told, by the name that they had there: ids of others. */
export type Pool = ReadonlyMap<string, readonly (string | number)[]>;

/** Collects every string and number of an answer by its name. */
export function collect(value: unknown, name: string, into: Map<string, Set<string | number>>): void {
  if (Array.isArray(value)) for (const item of value.slice(0, 30)) collect(item, name, into);
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, key, into);
  else if ((typeof value === "string" && value.length < 80) || typeof value === "number") {
    const known = into.get(name) ?? new Set();
    if (known.size < 400) known.add(value);
    into.set(name, known);
  }
}

const TEXTS = [
  "",
  " ",
  "x",
  "0",
  "-1",
  "1e999",
  "NaN",
  "null",
  "a,b,,c",
  "%00",
  "../../..",
  "__proto__",
  "constructor",
  "'; drop table member; --",
  "<b>x</b>",
  "member01",
  "all",
  "2026-02-30",
  "0000-01-01",
  "9999-12-31T23:59:59Z",
  "+275760-09-13T00:00:00Z",
  "9".repeat(400),
];
const UNICODE = [
  "\uffff",
  "🂡".repeat(40),
  "ＡＤＭＩＮ０１",
  "e\u0301".repeat(30),
  "\u202eevil",
  "\u200b\u200b\u200b",
  "İıſK",
  "한글".normalize("NFD"),
];
const NUMBERS = [0, -0, 1, -1, 0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 150, 1_000];
const NUL = "a\u0000b";
const HALF = "a\ud800b";

export class RequestMaker {
  readonly #pick: Choices;
  readonly #pool: Pool;

  constructor(pick: Choices, pool: Pool) {
    this.#pick = pick;
    this.#pool = pool;
  }

  /** A value as the schema says, of what the site told where that fits. */
  valid(schema: Schema = {}, name = ""): Json {
    const pick = this.#pick;
    if (schema.const !== undefined) return schema.const as Json;
    if (schema.enum) return pick.one(schema.enum) as Json;
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) return this.valid(pick.one(parts), name);
    if (schema.allOf) return this.valid(Object.assign({}, ...schema.allOf) as Schema, name);
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case "object":
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => schema.required?.includes(key) || pick.isIn(0.6))
            .map(([key, part]) => [key, this.valid(part, key)]),
        );
      case "array": {
        const least = schema.minItems ?? 0;
        const most = Math.min(schema.maxItems ?? 3, Math.max(least, 3));
        return Array.from({ length: pick.between(least, most) }, () => this.valid(schema.items, name));
      }
      case "boolean":
        return pick.isIn(0.5);
      case "integer":
      case "number": {
        const { minimum: from = -1_000, maximum: to = 1_000_000 } = schema;
        const known = this.#told(name).filter((one) => typeof one === "number" && one >= from && one <= to);
        return known.length > 0 && pick.isIn(0.5) ? pick.one(known) : pick.between(from, Math.min(to, from + 100_000));
      }
      case "null":
        return null;
      default:
        return this.#text(schema, name);
    }
  }

  #told(name: string): readonly (string | number)[] {
    return this.#pool.get(name) ?? (/id$/i.test(name) ? (this.#pool.get("id") ?? []) : []);
  }

  #text({ pattern, format, minLength = 0, maxLength = 60 }: Schema, name: string): string {
    const pick = this.#pick;
    if (format === "date-time") return `2026-1${pick.below(3)}-1${pick.below(9)}T0${pick.below(9)}:00:00.000Z`;
    if (format === "date") return `2026-1${pick.below(3)}-1${pick.below(9)}`;
    const own = [
      "1",
      "15",
      "abcd1234",
      "https://example.test/a",
      "2026-11-26",
      "01012345678",
      "482915",
      crypto.randomUUID(),
    ];
    const like = pattern === undefined ? null : safeRegExp(pattern);
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (!like || like.test(text));
    const told = this.#told(name).map(String).filter(fits);
    if (told.length > 0 && pick.isIn(0.7)) return pick.one(told);
    const made = own.filter(fits);
    return made.length > 0 ? pick.one(made) : "x".repeat(Math.max(1, minLength));
  }

  /** Any value that the schema did not mean. */
  odd(): Json {
    return this.#pick.one<Json>([
      this.#pick.one(TEXTS),
      this.#pick.one(UNICODE),
      this.#pick.one(NUMBERS),
      NUL,
      HALF,
      null,
      true,
      [],
      {},
      [[]],
      [null],
      { "": "" },
    ]);
  }

  /** Changes one place of the value; says how. */
  spoil(value: Json, schema: Schema): { how: string; value: Json } {
    const pick = this.#pick;
    const places = placesOf(value, schema);
    const place = pick.one(places);
    const how = pick.one(["missing", "wrong type", "out of range", "unknown", "huge", "deep", "unicode", "NUL", "any"]);
    const put = (changed: Json) => ({ how, value: place.put(changed) });
    switch (how) {
      case "missing":
        return { how, value: place.remove() };
      case "wrong type":
        return put(typeof place.value === "string" ? 7 : typeof place.value === "number" ? "seven" : "{}");
      case "out of range": {
        const { maximum, minimum, maxLength, maxItems } = place.schema;
        if (typeof place.value === "number")
          return put(pick.one([(maximum ?? 2 ** 53) + 1, (minimum ?? 0) - 1, 0.5, 1e300, -(2 ** 40)]));
        if (Array.isArray(place.value)) return put(Array.from({ length: (maxItems ?? 300) + 1 }, () => 1));
        return put("x".repeat(Math.min(9_000, (maxLength ?? 5_000) + 1)));
      }
      case "unknown":
        return isObject(place.value) ? put({ ...place.value, neverHeardOf: this.odd() }) : put({ neverHeardOf: 1 });
      case "huge":
        return put(pick.isIn(0.5) ? "하".repeat(pick.one([3_000, 20_000, 60_000])) : Array(5_000).fill(0));
      case "deep":
        return put(deep(pick.one([15, 17, 300])));
      case "unicode":
        return put(pick.one(UNICODE));
      case "NUL":
        return put(pick.one([NUL, HALF, "\u0000"]));
      default:
        return put(this.odd());
    }
  }

  /** A parameter of the path or the query. */
  parameter(name: string, schema: Schema): string {
    const pick = this.#pick;
    const kind = pick.below(10);
    if (kind < 5) return String(this.valid(schema, name));
    if (kind < 7) return String(pick.one([...(this.#pool.get("id") ?? ["x"])]));
    return pick.one([...TEXTS, ...UNICODE, NUL, "x".repeat(3_000)]);
  }

  /** The bytes of a body and their headers; `how` where they are not those of the value. */
  written(
    value: Json | undefined,
    mediaType: string,
  ): { how: string | null; bytes: Buffer; headers: Record<string, string> } {
    const pick = this.#pick;
    const text = value === undefined ? "" : JSON.stringify(value);
    const plain = { how: null, bytes: Buffer.from(text), headers: { "content-type": mediaType } };
    if (pick.isIn(0.75)) return plain;
    const type = (how: string, contentType: string, bytes = Buffer.from(text)) => ({
      how,
      bytes,
      headers: { "content-type": contentType },
    });
    switch (pick.below(9)) {
      case 0:
        return type(
          "wrong content type",
          pick.one(["text/plain", "application/xml", "a", "application/x-www-form-urlencoded"]),
        );
      case 1:
        return type("wrong content type", "multipart/form-data; boundary=x", Buffer.from("--x\r\n\r\n1\r\n--x--"));
      case 2:
        return type("wrong encoding", "application/json; charset=utf-16", Buffer.from(text, "utf16le"));
      case 3:
        return type(
          "wrong encoding",
          "application/json",
          Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
        );
      case 4: {
        const headers = {
          "content-type": "application/json",
          "content-encoding": pick.one(["gzip", "br", "nonsense"]),
        };
        return { how: "wrong encoding", bytes: pick.isIn(0.5) ? gzipSync(text) : Buffer.from(text), headers };
      }
      case 5:
        return type("duplicate key", "application/json", Buffer.from(doubled(text)));
      case 6:
        return type("broken JSON", "application/json", Buffer.from(text.slice(0, Math.floor(text.length / 2))));
      case 7:
        return type(
          "broken JSON",
          "application/json",
          Buffer.from(pick.one(["", "{", "[1,", "'a'", "\ufeff{", '{"a":01}', "NaN"])),
        );
      default:
        return type(
          "prototype",
          "application/json",
          Buffer.from('{"__proto__":{"x":1},"constructor":{"prototype":{}}}'),
        );
    }
  }
}

/** The last value of a name that stands twice is another one: an unknown value of the first key. */
function doubled(text: string): string {
  const key = /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1];
  return key === undefined ? '{"a":1,"a":{}}' : `${text.slice(0, -1)},${key}:{"twice":true}}`;
}

function deep(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Place {
  value: Json;
  schema: Schema;
  put(changed: Json): Json;
  remove(): Json;
}

/** Every place of a value with the schema that stands there; the root too. */
function placesOf(value: Json, schema: Schema): Place[] {
  const own: Place = { value, schema, put: (changed) => changed, remove: () => ({}) };
  if (Array.isArray(value))
    return [
      own,
      ...value.flatMap((item, at) =>
        placesOf(item, schema.items ?? {}).map((place) => ({
          ...place,
          put: (changed: Json) => value.with(at, place.put(changed)),
          remove: () => (place.value === item ? value.toSpliced(at, 1) : value.with(at, place.remove())),
        })),
      ),
    ];
  if (!isObject(value)) return [own];
  return [
    own,
    ...Object.entries(value).flatMap(([key, part]) => {
      const { [key]: _gone, ...rest } = value;
      return placesOf(part, schema.properties?.[key] ?? {}).map((place, at) => ({
        ...place,
        put: (changed: Json) => ({ ...value, [key]: place.put(changed) }),
        remove: () => (at === 0 ? rest : { ...value, [key]: place.remove() }),
      }));
    }),
  ];
}

function safeRegExp(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return null;
  }
}
