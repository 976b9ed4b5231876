// Accounts of staff at the command line.
//   npm run accounts -- create-admin ID      makes an owner, and prints the second factor once
// The password is asked for twice on a terminal; without one it is the first line of the standard input.
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { Writable } from "node:stream";
import { renderUnicodeCompact } from "uqr";
import * as v from "valibot";
import { systemClock } from "../server/clock.ts";
import { readConfig } from "../server/config.ts";
import { FolderInUse } from "../server/db/lock.ts";
import { openDatabase } from "../server/db/open.ts";
import { countOwners, createAdmin } from "../server/operator/staff/create-admin.ts";
import { readSecret } from "../server/secret.ts";
import { refuseWrongList } from "../server/session/breached-passwords.ts";
import { createVault } from "../server/vault.ts";
import { Password, UserId } from "../src/api/contract/account/account.ts";

const USAGE = "npm run accounts -- create-admin ID";
const ONE_OWNER = "혼자서는 아무것도 승인할 수 없습니다. 같은 명령으로 두 번째 소유자도 만드세요.";
const IN_USE = "서버가 이 데이터 폴더를 쓰고 있습니다. 서버를 멈춘 뒤 다시 실행하세요.";

try {
  const [command, id] = process.argv.slice(2);
  if (command !== "create-admin" || id === undefined) throw new Error(USAGE);
  const userId = parsed(UserId, id);
  await print(userId, parsed(Password, await askPassword()));
  process.exit(0);
} catch (error) {
  console.error(error instanceof FolderInUse ? IN_USE : error instanceof Error ? error.message : error);
  process.exit(1);
}

async function print(userId: string, password: string): Promise<void> {
  const config = readConfig(process.env);
  await refuseWrongList(config.breachedPasswords);
  const { databaseUrl, databaseOwnerUrl: ownerUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, ownerUrl, dataDir });
  try {
    const key = readSecret(config);
    const vault = createVault(config.dataKey ?? key, [...config.oldDataKeys, key]);
    const made = await createAdmin({ db: database.db, clock: systemClock, vault, config }, { userId, password });
    console.log(`소유자 ${userId} 계정을 만들었습니다. 아래 키와 복구 코드는 지금 한 번만 보입니다.\n`);
    console.log(renderUnicodeCompact(made.uri));
    console.log(`\n인증 앱 주소: ${made.uri}\n직접 입력할 키: ${made.secret}\n\n복구 코드(하나에 한 번씩):`);
    for (const code of made.codes) console.log(`  ${code}`);
    if ((await countOwners(database.db)) === 1) console.log(`\n${ONE_OWNER}`);
  } finally {
    await database.close();
  }
}

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  const password = await askHidden("비밀번호: ");
  if ((await askHidden("비밀번호 확인: ")) !== password) throw new Error("두 비밀번호가 다릅니다.");
  return password;
}

/** What is typed is not shown. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.on("SIGINT", () => process.exit(130));
  const answer = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return answer;
}

/** Throws with the schema's own sentence. */
function parsed(schema: v.GenericSchema<unknown, string>, given: string): string {
  const found = v.safeParse(schema, given);
  if (!found.success) throw new Error(found.issues[0].message);
  return found.output;
}
