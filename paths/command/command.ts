// npx statechart-paths FILE…: what is wrong with the machines of others, and the cases to test them by.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGES, said, speak, type Language } from "../lib/language.ts";
import type { CaseNumbers } from "../lib/case.ts";
import type { Report } from "./report.ts";
import { runFile } from "./run-file.ts";
import { TEXTS } from "./text.ts";

const FORMATS = ["text", "md", "json", "mermaid", "cases"] as const;
type Format = (typeof FORMATS)[number];

/** What ends the command with a message and code 2. */
class Misused extends Error {}

const OPTIONS = {
  lang: { type: "string" },
  format: { type: "string", default: "text" },
  out: { type: "string" },
  machine: { type: "string" },
  model: { type: "string" },
  cases: { type: "string" },
  seconds: { type: "string", default: "60" },
  strict: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const systemLanguage = (): Language =>
  (process.env.LC_ALL ?? process.env.LANG ?? Intl.DateTimeFormat().resolvedOptions().locale).startsWith("ko")
    ? "ko"
    : "en";

function oneOf<const Name extends string>(option: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new Misused(said(TEXTS).badValue(option, given, names.join(", ")));
  return found;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Misused(`${error instanceof Error ? error.message : String(error)}\n\n${said(TEXTS).usage}`);
  }
}

function printed(reports: readonly Report[], format: Format): string {
  if (format === "json")
    return `${JSON.stringify(
      reports.map(({ json }) => json),
      null,
      2,
    )}\n`;
  return reports.map((one) => one[format]).join("\n");
}

const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-");

function writeAll(folder: string, reports: readonly Report[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, md, cases, json, mermaid } of reports)
    for (const [ending, text] of [
      ["md", md],
      ["cases.md", cases],
      ["json", `${JSON.stringify(json, null, 2)}\n`],
      ["mmd", mermaid],
    ] as const) {
      if (text === "") continue;
      const file = join(folder, `${fileName(name)}.${ending}`);
      writeFileSync(file, text);
      console.error(said(TEXTS).written(file));
    }
}

type Numbers = Readonly<Record<string, CaseNumbers>>;

/** Where the numbers of cases are kept; null: nowhere. */
function numbersFile({ cases, model, out }: { cases?: string; model?: string; out?: string }): string | null {
  if (cases !== undefined) return cases;
  if (model !== undefined) return `${model.replace(/(\.cases)?\.[cm]?[jt]s$/, "")}.cases.json`;
  return out === undefined ? null : join(out, "cases.json");
}

function readNumbers(file: string | null): Numbers {
  if (file === null || !existsSync(file)) return {};
  const isNumbers = (one: unknown): boolean =>
    typeof one === "object" && one !== null && Object.values(one).every((value) => Number.isInteger(value));
  try {
    const read = JSON.parse(readFileSync(file, "utf8")) as Numbers;
    if (typeof read === "object" && read !== null && Object.values(read).every(isNumbers)) return read;
  } catch {
    // Said below: a file that is something else is not written over.
  }
  throw new Misused(said(TEXTS).badCases(file));
}

/** Keeps the numbers of all machines, also of those that were not examined now. */
function keepNumbers(file: string, known: Numbers, reports: readonly Report[]): void {
  const found = reports.flatMap(({ name, numbers }) => (numbers === null ? [] : [[name, numbers] as const]));
  const text = `${JSON.stringify({ ...known, ...Object.fromEntries(found) }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
  console.error(said(TEXTS).written(file));
}

/** Writes what has to be told; what somebody filled in is never written over. */
function ask(file: string, reports: readonly Report[]): void {
  const entries = reports.flatMap(({ name, asked }) =>
    asked === null ? [] : [`  ${JSON.stringify(name)}: {\n${asked}\n  },`],
  );
  if (entries.length === 0) return;
  writeFileSync(file, [`// ${said(TEXTS).model.head}`, "export default {", ...entries, "};", ""].join("\n"));
  console.error(said(TEXTS).asks(file));
}

function tellEnd(reports: readonly Report[], model: string | undefined): void {
  const texts = said(TEXTS);
  const all = reports.flatMap(({ findings }) => findings);
  const count = (severity: string): number => all.filter((one) => one.severity === severity).length;
  const standIns = [...new Set(reports.flatMap((one) => one.standIns))];
  if (standIns.length > 0) console.error(texts.standIns(standIns.join(", ")));
  console.error(texts.total(reports.length, reports.filter((one) => one.isFull).length, count("fault"), count("note")));
  if (count("ask") > 0 && model === undefined) console.error(texts.askHere);
}

async function command(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  speak(values.lang === undefined ? systemLanguage() : oneOf("--lang", values.lang, LANGUAGES));
  const texts = said(TEXTS);
  if (values.help || positionals.length === 0) {
    process.stdout.write(`${texts.usage}\n`);
    return values.help ? 0 : 2;
  }
  const format = oneOf("--format", values.format, FORMATS);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Misused(texts.badValue("--seconds", values.seconds, "1, 2, 3, …"));
  const missing = positionals.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Misused(texts.noFile(missing));
  const model = values.model !== undefined && existsSync(values.model) ? resolve(values.model) : null;
  const language = LANGUAGES.find((one) => TEXTS[one] === texts) ?? "en";
  const keptIn = numbersFile(values);
  const numbers = readNumbers(keptIn);
  const reports: Report[] = [];
  for (const file of positionals) {
    const found = await runFile(
      { file: resolve(file), language, model, only: values.machine ?? null, numbers },
      seconds,
    );
    if (found.length === 0) throw new Misused(`${file}: ${texts.noMachines}`);
    reports.push(...found);
  }
  process.stdout.write(printed(reports, format));
  if (values.out !== undefined) writeAll(values.out, reports);
  if (keptIn !== null) keepNumbers(keptIn, numbers, reports);
  else if (format === "cases") console.error(texts.cases.notKept);
  if (values.model !== undefined && model === null) ask(values.model, reports);
  tellEnd(reports, values.model);
  const isBad = ({ severity }: { severity: string }): boolean =>
    severity === "fault" || (values.strict && severity === "note");
  return reports.every((one) => one.isFull && !one.findings.some(isBad)) ? 0 : 1;
}

/** The whole command; answers with its exit code. */
export async function runCommand(args: string[]): Promise<number> {
  speak(systemLanguage());
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof Misused)) throw error;
    console.error(error.message);
    return 2;
  }
}
