// Effects. showReminder: asks with REMINDER of context.login, then `reminder.continue` or `reminder.leave`; logOut: ends the
// session and goes to /login.

/** One login so far: GET /api/protection/reminder. */
export interface LoginSoFar {
  /** How often the member wants to be reminded; 0: never. */
  minutes: number;
  elapsedMs: number;
  /** Won. */
  staked: number;
  returned: number;
}

export type RealityCheckEvent =
  /** A member has logged in, or has changed how often it reminds. */
  | { type: "reminder.ask" }
  /** The session is over. */
  | { type: "reminder.stop" }
  /** The member has read it and goes on. */
  | { type: "reminder.continue" }
  /** The member has read it and logs out. */
  | { type: "reminder.leave" };

export interface RealityCheckContext {
  /** As the server said last; null before that. */
  login: LoginSoFar | null;
}

/** shown: the reminder stands over the page. */
export type RealityCheckTag = "shown";
