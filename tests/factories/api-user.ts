// One person at the API: logs in, and speaks with the token.
export const DEMO_PASSWORD = "hanpan!2026";

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

  async call<T = unknown>(
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
