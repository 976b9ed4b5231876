// One line of the table of endpoints (`endpoints/`): what a call takes and answers, said once for the server, which
// registers its route from it, and for the page, which makes its queries and commands from it.
// docs/decisions/endpoints.md.
import type * as v from "valibot";
import type { Action } from "../../domain/operator/rights.ts";

type Schema = v.GenericSchema;

/**
 * Who may call it. `member`: every account. `player`: who bets and is rewarded, no account of staff. `staff`: operators,
 * managers and agents, about their own account.
 */
export type Access = "anyone" | "member" | "player" | "staff" | "manager" | "operator";

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api; a parameter is `:name`. */
  path: string;
  access: Access;
  /** What the caller's roles must allow: src/domain/operator/rights.ts. */
  right?: Action;
  /**
   * It moves or grants something and asks for the header Idempotency-Key. `guest`: whoever sends it has no account yet,
   * or proves one by the body.
   */
  command?: "account" | "guest";
  /** Of one that writes and is no command: why it needs no key. */
  why?: string;
  params?: Schema;
  query?: Schema;
  /** Of JSON; a media type where it is none. */
  body?: Schema | "text/csv" | "application/octet-stream";
  /** What a success answers, by status; null: no body. Refusals have one shape everywhere, `ErrorBody`. */
  answers: Readonly<Record<number, Schema | null>>;
}

export type CommandEndpoint = Endpoint & { method: "POST" | "PUT" | "PATCH" | "DELETE"; command: "account" | "guest" };

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The schema of the parameters has those that the path names, no more and no fewer. */
type Fits<E extends Endpoint> = [NamesIn<E["path"]>] extends [never]
  ? { params?: never }
  : { params: v.GenericSchema<Record<NamesIn<E["path"]>, string>, unknown> };

/** What writes is a command or says why not. */
type Says<E extends Endpoint> = E["method"] extends "GET"
  ? { command?: never; why?: never }
  : { command: string; why?: never } | { command?: never; why: string };

/** What is of operators, managers and agents names the right that it takes. */
type Allows<E extends Endpoint> = E["access"] extends "operator" | "manager" ? { right: Action } : { right?: never };

/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(given: E & Fits<E> & Says<E> & Allows<E>): E => given;

/** A value of an address as it is given: a number may stand for its text, and what is undefined is left out. */
type Written<T> = {
  [K in keyof T]:
    | T[K]
    | (string extends Extract<T[K], string> ? number : `${number}` extends Extract<T[K], string> ? number : never)
    | (undefined extends T[K] ? undefined : never);
};
// oxlint-disable-next-line typescript/no-empty-object-type -- asks whether everything in T may be left out
type Part<K extends string, T> = {} extends T ? { [N in K]?: T } : { [N in K]: T };
type Sent<B> = B extends Schema ? v.InferInput<B> : string | Blob;

/** What is given to call it: `params`, `query` and `body`, as far as it takes them. */
export type Input<E extends Endpoint> = (E["params"] extends Schema
  ? Part<"params", Written<v.InferInput<E["params"]>>>
  : unknown) &
  (E["query"] extends Schema ? Part<"query", Written<v.InferInput<E["query"]>>> : unknown) &
  (E["body"] extends NonNullable<Endpoint["body"]> ? { body: Sent<E["body"]> } : unknown);

type Statuses<E extends Endpoint> = keyof E["answers"] & number;
type Out<S> = S extends Schema ? v.InferOutput<S> : null;
type In<S> = S extends Schema ? v.InferInput<S> : null;

/** What the page gets. */
export type Answer<E extends Endpoint> = { [S in Statuses<E>]: Out<E["answers"][S]> }[Statuses<E>];

/** What the server answers. */
export type Told<E extends Endpoint> = {
  [S in Statuses<E>]: E["answers"][S] extends null
    ? { status: S; body?: null }
    : { status: S; body: In<E["answers"][S]> };
}[Statuses<E>];
