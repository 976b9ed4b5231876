// Runs the server from the environment until it is told to end.
import { ConfigError, readConfig } from "./config.ts";
import { demoAccountsText } from "./demo/accounts.ts";
import { PRODUCT_NAME } from "../src/domain/common/product.ts";
import { DiskFull } from "./db/room.ts";
import { type Trouble, troubleOf } from "./db/trouble.ts";
import { errorRecord } from "./log.ts";
import { countOwners } from "./operator/staff/create-admin.ts";
import { startServer } from "./server.ts";

const NOBODY_INSIDE = "관리자가 없습니다. 이 명령으로 첫 소유자를 만드세요: npm run accounts -- create-admin 아이디";

/** `page`: the build of the page, when it is still being made. Ends the process, with 2 for a wrong environment. */
export async function runServer(page?: Promise<unknown>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, { page });
    console.log(`${PRODUCT_NAME}: ${server.url}`);
    if (config.databaseUrl !== undefined && config.databaseOwnerUrl === undefined)
      console.warn("DATABASE_OWNER_URL이 없습니다: 서버가 테이블을 소유한 역할로 돕니다.");
    if (config.mode === "production" && config.beacon === null)
      console.warn(
        "BEACON_URL이 없습니다: 서버가 띄운 비컨으로 추첨합니다. 그 열쇠를 가진 사람은 추첨에 섞일 값을 미리 압니다.",
      );
    if (config.mode === "demo") console.log(demoAccountsText());
    if ((await countOwners(server.context.database.db)) === 0) console.warn(NOBODY_INSIDE);
    let isEnding = false;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (isEnding) return;
        isEnding = true;
        server.close().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
      });
  } catch (error) {
    const code = reportEnd(error);
    // Nothing is open yet. A process that is ended while its code is still being compiled may never end: V8 then waits for
    // itself.
    if (code === WRONG_ENVIRONMENT) process.exitCode = code;
    else process.exit(code);
  }
}

const WRONG_ENVIRONMENT = 2;

/** Says why the server does not run. Returns the code that the process ends with. */
export function reportEnd(error: unknown): number {
  if (error instanceof ConfigError) for (const problem of error.problems) console.error(problem);
  else console.error(sentenceOf(error));
  return error instanceof ConfigError ? WRONG_ENVIRONMENT : 1;
}

/** The driver's own words say little: some are empty. */
const SENTENCES: Readonly<Record<Trouble, string>> = {
  connection: "DATABASE_URL의 데이터베이스에 연결할 수 없습니다",
  disk: "디스크에 빈 공간이 없어 시작할 수 없습니다",
};

function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DiskFull) return error instanceof Error ? error.message : error;
  const trouble = troubleOf(error);
  return trouble ? `${SENTENCES[trouble]}: ${errorRecord(error).message || error.name}` : error.message;
}
