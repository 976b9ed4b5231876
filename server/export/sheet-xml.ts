// The parts of an XLSX file, as few as table programs need (ECMA-376).
import { type Cell, isFormula, plain } from "./cells.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
export const SHEET_END = "</sheetData></worksheet>";

/** Style 1: text, whatever it begins with. */
const AS_TEXT = ' s="1"';

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no such characters
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Table programs read this as one character. */
const ESCAPE_LIKE = /_(?=x[0-9a-fA-F]{4}_)/g;

const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, "")
    .replace(ESCAPE_LIKE, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;");

export function rowXml(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellXml).join("")}</row>`;
}

function cellXml(cell: Cell): string {
  const value = plain(cell);
  if (value === null || value === "") return "<c/>";
  if (typeof value === "number") return Number.isFinite(value) ? `<c><v>${value}</v></c>` : "<c/>";
  const style = isFormula(value) ? AS_TEXT : "";
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The other files of the archive, by their names. */
export function bookParts(sheets: number): Readonly<Record<string, string>> {
  const all = numbersTo(sheets);
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${KIND}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}.xml"/>`;
  const relations = (...lines: string[]) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join("")}</Relationships>`;
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part("workbook", "sheet.main")}${part("styles", "styles")}${all.map((at) => part(`worksheets/sheet${at}`, "worksheet")).join("")}</Types>`,
    "_rels/.rels": relations(relation("rId1", "officeDocument", "xl/workbook")),
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.map((at) => `<sheet name="${at}" sheetId="${at}" r:id="rId${at}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ...all.map((at) => relation(`rId${at}`, "worksheet", `worksheets/sheet${at}`)),
      relation(`rId${sheets + 1}`, "styles", "styles"),
    ),
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="49" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}
