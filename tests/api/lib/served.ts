// The server of a file of tests: it starts before the first of them and stops after the last. What is returned is filled
// then: tests read it, and the file's own lines pass it on.
import { afterAll, beforeAll } from "vitest";
import { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** Takes what `startTestServer` takes. */
export function servedHere(...given: Parameters<typeof startTestServer>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await startTestServer(...given)));
  afterAll(() => server.close());
  return server;
}

/** Calls that members may not make. */
export const isOfStaff = (path: string): boolean => /^\/api\/(admin|manager|tables|member\/staff)\b/.test(path);

/** The demo's administrator, or another account, logged in. */
export function operatorOf(server: TestServer, userId = "admin01"): ApiUser {
  const operator = new ApiUser("", userId);
  beforeAll(async () => void Object.assign(operator, await server.user(userId)));
  return operator;
}
