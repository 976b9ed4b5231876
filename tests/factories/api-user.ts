// One person at the API: logs in, and speaks with the token.
export const DEMO_PASSWORD = "hanpan!2026";

/** Approves in tests what another operator asked for. No test logs in as this one besides. */
const SECOND_OPERATOR = "admin02";

/** One after the other: a login ends the session before. */
let approvals: Promise<unknown> = Promise.resolve();

export interface Answer<T = unknown> {
  status: number;
  body: T;
}

export class ApiUser {
  readonly url: string;
  readonly userId: string;
  token = "";

  constructor(url: string, userId: string) {
    this.url = url;
    this.userId = userId;
  }

  /** Throws when the login is refused. */
  static async login(url: string, userId: string, password = DEMO_PASSWORD): Promise<ApiUser> {
    const user = new ApiUser(url, userId);
    const answer = await user.call<{ token: string }>("POST", "/api/member/login", { userId, password });
    if (answer.status !== 200) throw new Error(`login of ${userId}: ${answer.status} ${JSON.stringify(answer.body)}`);
    user.token = answer.body.token;
    return user;
  }

  /**
   * What waits for a second operator is approved by one, and answered as the call itself would be: tests of other things
   * need not know that it took two. `callAlone` does not.
   */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await this.callAlone<T>(method, path, body, headers);
    const { code, approval } = (answer.body ?? {}) as { code?: string; approval?: string };
    if (answer.status !== 202 || code !== "approval_asked" || !approval) return answer;
    const decided = approvals.then(async () => {
      const second = await ApiUser.login(this.url, SECOND_OPERATOR);
      const address = `/api/admin/approvals/${approval}`;
      // Sent again with what was asked for under one key, it is answered alike.
      const key = { "Idempotency-Key": `approve-${approval}` };
      return second.callAlone<{ answer: Answer<T> }>("POST", address, { decision: "approve" }, key);
    });
    approvals = decided.catch(() => {});
    const done = await decided;
    return done.status === 200 ? done.body.answer : (done as Answer<T>);
  }

  async callAlone<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const text = typeof body === "string";
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.token ? { "X-AUTH-TOKEN": `Bearer ${this.token}` } : {}),
        ...(method === "GET" ? {} : { "Idempotency-Key": crypto.randomUUID() }),
        ...(body === undefined ? {} : { "content-type": text ? "text/csv" : "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
    });
    const raw = await answer.text();
    return { status: answer.status, body: (raw ? JSON.parse(raw) : null) as T };
  }

  /** Throws with the answer when its status is not 2xx. */
  async ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const answer = await this.call<T>(method, path, body, headers);
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  bet(key: string, body: unknown): Promise<Answer<Record<string, unknown>>> {
    return this.call("POST", "/api/bets", body, { "Idempotency-Key": key });
  }
}
