// Which steps of migrations a release that still serves can live with: docs/decisions/expand-then-contract.md. A step that
// only adds passes by itself. Whatever else a statement is, it is named and has to be declared.

export interface Migration {
  tag: string;
  sql: string;
}

interface Step {
  /** Of the migration and what it does, such as `0063_own_limit_raise: limit_raise rename to own_limit_raise`. */
  name: string;
  /** It adds what the release before neither reads nor writes. */
  isExpanding: boolean;
}

interface Added {
  tables: Set<string>;
  /** `table.column` of tables that were there. */
  columns: Set<string>;
}

const WORDS = new Set(
  (
    "add and any array as between bigint boolean btree by case check coalesce collate constraint default desc asc distinct " +
    "else end exists false foreign from generated in index integer is jsonb key length not null nulls num_nonnulls numeric on " +
    "or primary references smallint text then timestamptz true unique using when where with"
  ).split(" "),
);

/** The steps in their order. Tables and columns that one step adds are new to those after it. */
export function stepsOf(migrations: readonly Migration[]): Step[] {
  const added: Added = { tables: new Set(), columns: new Set() };
  const steps: Step[] = [];
  const taken = new Map<string, number>();
  for (const { tag, sql } of migrations)
    for (const statement of statementsOf(sql))
      for (const { name, isExpanding } of stepsOfStatement(statement, added)) {
        const full = `${tag}: ${name}`;
        const count = (taken.get(full) ?? 0) + 1;
        taken.set(full, count);
        steps.push({ name: count === 1 ? full : `${full} (${count})`, isExpanding });
      }
  return steps;
}

/** In small letters, with one space between words; what is quoted as a text has no inside. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
      found.startsWith("$") ? "$body$" : found.startsWith("'") ? "''" : " ",
    )
    .replaceAll('"', "")
    .toLowerCase()
    .split(";")
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function stepsOfStatement(statement: string, added: Added): Step[] {
  const one = (name: string, isExpanding: boolean): Step[] => [{ name, isExpanding }];
  const match = (pattern: RegExp): Record<string, string> | undefined => pattern.exec(statement)?.groups;

  const table = match(/^create table (if not exists )?(?<of>\w+)/)?.["of"];
  if (table) {
    added.tables.add(table);
    return one(`create table ${table}`, true);
  }
  const altered = match(/^alter table (only )?(?<of>\w+) (?<actions>.*)$/);
  if (altered)
    return splitOutside(altered["actions"] ?? "").map((action) => stepOfAction(altered["of"] ?? "", action, added));
  const index = match(
    /^create (?<unique>unique )?index (concurrently )?(if not exists )?(?<name>\w+) on (?<of>\w+) (using \w+ )?(?<rest>.*)$/,
  );
  if (index) {
    const { name, unique, of = "", rest = "" } = index;
    return one(`${unique ?? ""}index ${name} on ${of}`, !unique || isOfNew(of, rest, added));
  }
  const trigger = match(/^create (constraint )?trigger (?<name>\w+) .*? on (?<of>\w+) /);
  if (trigger) return one(`trigger ${trigger["name"]} on ${trigger["of"]}`, added.tables.has(trigger["of"] ?? ""));
  const written = match(/^(?<how>insert into|update|delete from) (?<of>\w+)(?<rest>.*)$/);
  if (written) {
    const { how, of = "", rest = "" } = written;
    return one(`${how} ${of}`, added.tables.has(of) || (how === "update" && setsOfNew(of, rest, added)));
  }
  const isNamedNew = /^(create (view|materialized view|sequence|type)|comment on) /.test(statement);
  return one(statement.split(" ").slice(0, 6).join(" "), isNamedNew);
}

function stepOfAction(table: string, action: string, added: Added): Step {
  const name = `${table} ${action.split(" ").slice(0, 5).join(" ")}`;
  if (added.tables.has(table)) return { name, isExpanding: true };
  const column = /^add (column )?(if not exists )?(?!constraint)(?<of>\w+) (?<rest>.*)$/.exec(action)?.groups;
  if (column) {
    const { of = "", rest = "" } = column;
    added.columns.add(`${table}.${of}`);
    const isFilled = !/\bnot null\b|\bprimary key\b/.test(rest) || /\bdefault\b|serial\b|\bgenerated\b/.test(rest);
    const check = /\bcheck (\(.*\))/.exec(rest)?.[1] ?? "";
    return { name: `${table} add column ${of}`, isExpanding: isFilled && isOfNew(table, check, added) };
  }
  const constraint = /^add constraint (?<of>\w+) (?<rest>.*)$/.exec(action)?.groups;
  if (constraint) {
    // Of a foreign key, the columns of its own table.
    const rest = (constraint["rest"] ?? "").replace(/\breferences\b.*$/, "");
    return { name: `${table} add constraint ${constraint["of"]}`, isExpanding: isOfNew(table, rest, added) };
  }
  return { name, isExpanding: action.startsWith("rename constraint ") };
}

/** Each name in the text is a column of the table that is new, or the table is. */
function isOfNew(table: string, text: string, { tables, columns }: Added): boolean {
  if (tables.has(table)) return true;
  const names = [...text.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !WORDS.has(name));
  return names.every((name) => columns.has(`${table}.${name}`));
}

/** `… set one = …, other = …`: all that is set is new. */
function setsOfNew(table: string, rest: string, { columns }: Added): boolean {
  const set = /^ (?:\w+ )?set (.*?)(?: from | where |$)/.exec(rest)?.[1] ?? "";
  const names = splitOutside(set).map((one) => one.split(" ")[0] ?? "");
  return names.length > 0 && names.every((name) => columns.has(`${table}.${name}`));
}

/** At the commas that are in no parentheses. */
function splitOutside(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** What callers of a function name: its arguments and what it returns. */
export function headOf(functionFile: string): string {
  const statement = functionFile.replace(/--[^\n]*/g, " ");
  const head =
    /create or replace function (?<head>[\s\S]*?)\s(?:language|as|stable|immutable|volatile|strict|security|set|parallel|cost|rows)\b/i;
  return (head.exec(statement)?.groups?.["head"] ?? "").replace(/\s+/g, " ").trim();
}
