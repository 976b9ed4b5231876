// What the tables of operators share: the order in the query, and what an operator keeps of a table.
import * as v from "valibot";
import { Id } from "../common.ts";

type Order<Name extends string> = Name | `-${Name}`;

/** The order of a list in its query: a column, the greatest first with "-" before it. */
export const sortOf = <const Name extends string>(...names: readonly Name[]) =>
  v.optional(v.picklist(names.flatMap((name): Order<Name>[] => [name, `-${name}`])));

const TableName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d.-]{0,39}$/));
const ViewName = v.pipe(v.string(), v.trim(), v.minLength(1, "이름을 입력해주세요."), v.maxLength(40));
/** Columns by their ids. */
const Hidden = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40));
/** The filter and the order as they stand in the address. */
const Search = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.pipe(v.string(), v.maxLength(200)), v.number()])),
  v.check((search) => Object.keys(search).length <= 20),
);
export type ViewSearch = v.InferOutput<typeof Search>;

export const TableParams = v.object({ table: TableName });
export const ViewParams = v.object({ table: TableName, id: Id });

/** POST /api/tables/:table/views */
export const ViewRequest = v.strictObject({ name: ViewName, search: Search, hidden: Hidden, isShared: v.boolean() });
/** PUT /api/tables/:table/columns */
export const ColumnsRequest = v.strictObject({ hidden: Hidden });

const TableView = v.object({
  id: v.string(),
  name: v.string(),
  search: v.record(v.string(), v.union([v.string(), v.number()])),
  hidden: v.array(v.string()),
  isShared: v.boolean(),
  /** Whose it is, and whether that is who reads. */
  by: v.string(),
  isOwn: v.boolean(),
});

/** GET /api/tables/:table: the columns that the reader has hidden; own views and those of others that are shared. */
export const KeptTable = v.object({ hidden: v.array(v.string()), views: v.array(TableView) });
export type KeptTable = v.InferOutput<typeof KeptTable>;
