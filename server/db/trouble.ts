// What keeps the database from serving, whatever was asked of it: the connection is lost, or its disk is full.

/** `connection`: it cannot be reached, or takes no writes. `disk`: nothing more can be stored. */
export type Trouble = "connection" | "disk";

/** disk_full; Node's own code of a full disk. */
const DISK = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * Ended by an administrator, crashed, starting up or going down; too many connections; idle for too long within a
 * transaction; a node that only reads. Then the codes of Node's sockets.
 */
const CONNECTION = new Set(
  "57P01 57P02 57P03 57P05 53300 25P03 25P04 25006 ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN".split(
    " ",
  ),
);

/** Class 08 of PostgreSQL: connection exceptions. */
const CONNECTION_CLASS = "08";

/** The driver's own errors have no code. */
const WITHOUT_CODE =
  /^Connection terminated|is not queryable|Client was closed|^timeout exceeded when trying to connect|after calling end on the pool/;

/** What is wrong with the database itself; null for an error of what was asked. */
export function troubleOf(error: unknown): Trouble | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = "code" in at && typeof at.code === "string" ? at.code : "";
    if (DISK.has(code) || /No space left on device/i.test(at.message)) return "disk";
    if (CONNECTION.has(code) || code.startsWith(CONNECTION_CLASS) || WITHOUT_CODE.test(at.message)) return "connection";
    // Several addresses of one host were tried.
    if (at instanceof AggregateError && at.errors.some((one) => troubleOf(one) !== null)) return "connection";
  }
  return null;
}
