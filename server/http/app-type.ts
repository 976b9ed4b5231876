// The application's type, which its parts need and which needs none of them.
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { Acting } from "../db/acting.ts";
import type { member } from "../db/schema.ts";
import type { ValibotTypeProvider } from "./describe-route.ts";

export type Member = typeof member.$inferSelect;

declare module "fastify" {
  interface FastifyRequest {
    /** The caller's address in its one spelling. */
    address: string;
    /** The member of a live session; set by the access hook on routes that ask for one. */
    member: Member | null;
    tokenHash: string | null;
    /** Of a call by which staff may change something. */
    acting: Acting | null;
    /** The Idempotency-Key of a command; empty on other routes. */
    commandKey: string;
  }
}

/** The application as groups of routes see it: requests carry the types of the schemas of `describeRoute`. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ValibotTypeProvider
>;
