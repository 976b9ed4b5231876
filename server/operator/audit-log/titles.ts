// The calls of staff as they were registered, with what each does in Korean.
import type { ServerContext } from "../../context.ts";

const titlesOf = new WeakMap<ServerContext, Map<string, string>>();

export function keepTitle(context: ServerContext, call: string, title: string): void {
  const titles = titlesOf.get(context) ?? new Map<string, string>();
  titlesOf.set(context, titles.set(call, title));
}

/** A call that there is no more has its own name. */
export const titleOf = (context: ServerContext, call: string): string => titlesOf.get(context)?.get(call) ?? call;

export const titlesIn = (context: ServerContext): ReadonlyMap<string, string> => titlesOf.get(context) ?? new Map();
