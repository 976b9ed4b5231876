// Passwords of an installed list of breaches are refused wherever a password is set.
import { createHash } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createAdmin } from "../../../server/operator/staff/create-admin.ts";
import { startServer } from "../../../server/server.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { newMember } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const BREACHED = "correct horse battery";
const FREE = "wrong donkey charger";
const MESSAGE = "유출된 적이 있는 비밀번호입니다. 다른 비밀번호를 정해주세요.";

const folder = mkdtempSync(join(tmpdir(), "hanpan-breached-"));
const breachedPasswords = join(folder, "ordered-by-hash.txt");
const lines = [BREACHED, "of somebody else", "of another one"].map(
  (word, n) => `${createHash("sha1").update(word).digest("hex").toUpperCase()}:${n + 1}\r\n`,
);
writeFileSync(breachedPasswords, lines.toSorted().join(""));
afterAll(() => rmSync(folder, { recursive: true }));

const server = servedHere({ breachedPasswords });
const guest = () => new ApiUser(server.url, "");
const CODE = "4829135560";

/** Sets `password` for an account of its own. Returns the answer's status and message. */
type Sets = (password: string) => Promise<{ status: number; body: unknown }>;

const ways: Readonly<Record<string, Sets>> = {
  "a sign-up": (password) =>
    guest().call("POST", "/api/member/join", {
      code: "MEMBER01",
      userId: "newcomer1",
      password,
      nickname: "새회원",
      phone: "01012345678",
    }),
  "a change before the login": async (newPassword) => {
    const { userId } = await newMember(server, 0);
    return guest().call("POST", "/api/member/password", { userId, password: DEMO_PASSWORD, newPassword });
  },
  "a change after it": async (newPassword) =>
    (await newMember(server, 0)).call("POST", "/api/member/own-password", { password: DEMO_PASSWORD, newPassword }),
  "a reset by a code": async (newPassword) => {
    const user = await newMember(server, 0);
    const operator = await server.user("admin01");
    const given = { code: CODE, reason: "전화로 본인 확인" };
    await operator.ask("POST", `/api/admin/members/${user.userId}/password-code`, given);
    return guest().call("POST", "/api/member/password/reset", { userId: user.userId, code: CODE, newPassword });
  },
  "an account of staff": async (password) =>
    (await server.user("admin01")).call("POST", "/api/admin/staff", {
      userId: "desk_new1",
      nickname: "새직원",
      kind: "operator",
      roles: ["support"],
      password,
      reason: "채용",
    }),
  "a password that an owner gives": async (password) =>
    (await server.user("admin01")).call("PUT", "/api/admin/staff/admin06/password", { password, reason: "분실" }),
  "the first owner": (password) =>
    createAdmin({ ...server.context, db: server.context.database.db }, { userId: "boss01", password }).then(
      () => ({ status: 200, body: null }),
      ({ status, body }: { status: number; body: unknown }) => ({ status, body }),
    ),
};

it.each(Object.entries(ways))("%s takes none of the list, and any other", async (_way, set) => {
  expect(await set(BREACHED)).toMatchObject({ status: 400, body: { code: "bad_request", message: MESSAGE } });
  expect(Math.floor((await set(FREE)).status / 100)).toBe(2);
});

it("no password is set while the list cannot be read, and one is once it is back", async () => {
  const change = ways["a change after it"];
  renameSync(breachedPasswords, `${breachedPasswords}.away`);
  const refused = await change?.(FREE);
  renameSync(`${breachedPasswords}.away`, breachedPasswords);
  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(await change?.(FREE)).toMatchObject({ status: 200 });
});

it("a server does not start with a wrong list, and says why", async () => {
  const path = join(folder, "by-count.txt");
  writeFileSync(path, lines.toSorted().toReversed().join(""));
  const { config } = server.context;
  await expect(startServer({ ...config, dataDir: "memory", breachedPasswords: path })).rejects.toThrow(
    "BREACHED_PASSWORDS: 해시 순서로 정렬되지 않은 파일입니다",
  );
});
