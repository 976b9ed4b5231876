import type { RowCommand } from "../desk/row-button.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

/** What can be ended before its time. */
interface Ended {
  id: string;
  title: string;
}

/** Ends a coupon, a mission, an event or a tournament. */
export const endOf = <Row extends Ended>({
  to,
  ask,
  isFor,
}: Pick<RowCommand<Row>, "to" | "isFor"> & { ask: (title: string) => string }): RowCommand<Row> => ({
  label: TEXT.end,
  to,
  idOf: ({ id }) => id,
  ask: ({ title }) => ask(title),
  told: TEXT.ended,
  ...(isFor && { isFor }),
});
