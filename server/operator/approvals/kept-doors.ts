// The commands of operators as they were registered: what a second operator approves runs through the same handler.
import type { FastifyReply } from "fastify";
import type { Action } from "../../../src/domain/operator/rights.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import type { Member } from "../../http/app-type.ts";
import type { KeptCall } from "./weigh.ts";

/** A kept call as its handler reads it: by whom it was asked, and for what. */
export interface KeptRequest extends Pick<KeptCall, "params" | "query" | "body"> {
  member: Member;
  headers: Record<string, never>;
}

export interface KeptDoor {
  /** One Korean sentence. */
  title: string;
  right: Action | undefined;
  handle: (
    request: KeptRequest,
    run: (steps: CommandSteps) => Promise<FastifyReply>,
    reply: FastifyReply,
  ) => Promise<unknown>;
}

const doorsOf = new WeakMap<ServerContext, Map<string, KeptDoor>>();

export function keepDoor(context: ServerContext, call: string, door: KeptDoor): void {
  const doors = doorsOf.get(context) ?? new Map<string, KeptDoor>();
  doorsOf.set(context, doors.set(call, door));
}

export const keptDoor = (context: ServerContext, call: string): KeptDoor | undefined => doorsOf.get(context)?.get(call);

/** Every command of operators that is registered, by its call. */
export const keptDoors = (context: ServerContext): ReadonlyMap<string, KeptDoor> => doorsOf.get(context) ?? new Map();
