// The operator at the API. Moved clocks, resets and second logins end sessions, the operator's too: then it logs in again.
import type { Settings, SettingsChange } from "../../../src/api/contract/operator/settings.ts";
import { ApiUser, type Answer } from "../../factories/api-user.ts";

const USER_ID = "admin01";

export class WalkOperator extends ApiUser {
  #before: SettingsChange = {};

  constructor(url: string) {
    super(url, USER_ID);
  }

  override async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    if (this.token !== "") {
      const answer = await super.call<T>(method, path, body, headers);
      if (answer.status !== 401 && answer.status !== 555) return answer;
    }
    this.token = (await ApiUser.login(this.url, USER_ID)).token;
    return super.call<T>(method, path, body, headers);
  }

  /** Changes settings; `restore` puts them back. */
  async settings(change: SettingsChange): Promise<void> {
    const now = await this.ask<Settings>("GET", "/api/admin/settings");
    const names = Object.keys(change) as (keyof SettingsChange)[];
    const before = Object.fromEntries(names.map((name) => [name, now[name]]));
    this.#before = { ...before, ...this.#before };
    await this.ask("PUT", "/api/admin/settings", change);
  }

  /** Puts back what `settings` has changed. */
  async restore(): Promise<void> {
    if (Object.keys(this.#before).length === 0) return;
    await this.ask("PUT", "/api/admin/settings", this.#before);
    this.#before = {};
  }
}
