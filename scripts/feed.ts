// npm run feed -- --fixtures 300 --rate 500: a demo of its own with so many live fixtures and changes of prices a second.
// It prints every five seconds what it does, and ends by itself.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../server/config.ts";
import { startServer } from "../server/server.ts";
import { ensureBuild } from "./lib/build.ts";
import { countFeed, type FeedCounts } from "./lib/count-feed.ts";

const USAGE = `사용법: npm run feed -- [옵션]
  --fixtures N     동시에 진행하는 경기(기본 300)
  --rate N         1초에 바뀌는 가격의 최대 수(기본 500)
  --seconds N      측정할 시간(기본 60)
  --port N         서버 포트(기본 빈 포트)
  --database URL   PostgreSQL 주소(기본 내장 데이터베이스, 메모리)
  --page           페이지를 만들어 브라우저로 볼 수 있게 합니다`;
const STEP_SECONDS = 5;
const root = join(import.meta.dirname, "..");

const options = readOptions();
if (options) await run(options);

async function run({ config, seconds, hasPage }: NonNullable<ReturnType<typeof readOptions>>): Promise<void> {
  if (hasPage) await ensureBuild(root);
  console.log(`경기 ${config.feedLoad?.fixtures}개를 준비합니다…`);
  const server = await startServer(config);
  console.log(`${server.url} 에서 실행 중입니다.`);
  const total = countFeed(server.context);
  try {
    for (let done = 0; done < seconds;) {
      const step = Math.min(STEP_SECONDS, seconds - done);
      const counted = countFeed(server.context);
      await sleep(step * 1_000);
      done += step;
      print(`${done}초`, await counted.end());
    }
    print("전체", await total.end());
  } finally {
    await server.close();
  }
}

function print(name: string, { live, prices, fixtures, boards, core }: FeedCounts): void {
  const each = (count: number) => `${count.toFixed(0)}/초`;
  console.log(
    `${name.padEnd(6)} 진행 ${live}경기  가격 ${each(prices)}  경기 ${each(fixtures)}  점수판 ${each(boards)}  CPU ${(core * 100).toFixed(0)}%`,
  );
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        fixtures: { type: "string", default: "300" },
        rate: { type: "string", default: "500" },
        seconds: { type: "string", default: "60" },
        port: { type: "string", default: "0" },
        database: { type: "string" },
        page: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return void console.log(USAGE);
    const seconds = Number(values.seconds);
    if (!Number.isInteger(seconds) || seconds < 1) throw new TypeError(`--seconds: 1 이상의 정수여야 합니다.`);
    const config = readConfig({
      DATA_DIR: "memory",
      FEED: "simulated",
      PORT: values.port,
      FEED_FIXTURES: values.fixtures,
      FEED_RATE: values.rate,
      DATABASE_URL: values.database,
    });
    if (!config.feedLoad) throw new TypeError("--fixtures: 1 이상이어야 합니다.");
    return { config, seconds, hasPage: values.page };
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}
