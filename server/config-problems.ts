// What a configuration may not be, beyond what each variable says by itself.
import { isIP } from "node:net";
import { isGuessable } from "./secret-strength.ts";

/** What is looked at of a configuration. */
interface Given {
  mode: "demo" | "production" | "test";
  host: string;
  databaseUrl: string | undefined;
  redisUrl: string | null;
  secret: string | undefined;
  dataKey: string | undefined;
  cookieSecure: boolean;
  rateLimit: number;
  feed: "simulated" | "none";
  allowedOrigins: readonly string[];
  beacon: { urls: readonly string[] } | null;
}

/** In Korean, each with the name of its variable. */
export const problemsOf = (config: Given): string[] => [
  ...productionProblems(config),
  ...nodesProblems(config),
  ...beaconProblems(config),
];

function productionProblems(config: Given): string[] {
  if (config.mode !== "production") return [];
  const problems: string[] = [];
  if (!config.secret) problems.push("HANPAN_SECRET: 운영 모드에는 32자 이상의 비밀값이 필요합니다.");
  else if (isGuessable(config.secret))
    problems.push("HANPAN_SECRET: 추측할 수 있는 값입니다. 무작위로 만든 값을 쓰세요(예: openssl rand -hex 32).");
  if (config.dataKey && isGuessable(config.dataKey))
    problems.push("HANPAN_DATA_KEY: 추측할 수 있는 값입니다. 무작위로 만든 값을 쓰세요(예: openssl rand -hex 32).");
  if (!config.cookieSecure) problems.push("COOKIE_SECURE: 운영 모드에서는 true여야 합니다.");
  if (config.rateLimit === 0) problems.push("RATE_LIMIT: 운영 모드에서는 0보다 커야 합니다.");
  if (config.feed === "simulated") problems.push("FEED: 운영 모드에서는 simulated를 쓸 수 없습니다.");
  for (const origin of config.allowedOrigins)
    if (origin === "*" || !origin.startsWith("https://"))
      problems.push(`ALLOWED_ORIGINS: 허용할 수 없는 출처입니다: ${origin}`);
  return problems;
}

const beaconProblems = ({ beacon }: Given): string[] =>
  (beacon?.urls ?? []).flatMap((url) =>
    /^https?:\/\/[^/]/.test(url) && URL.canParse(url) ? [] : [`BEACON_URL: http 또는 https 주소여야 합니다: ${url}`],
  );

/** Nodes share the database, and sign alike. */
function nodesProblems({ redisUrl, databaseUrl, secret }: Given): string[] {
  if (redisUrl === null) return [];
  return [
    ...(databaseUrl === undefined ? ["REDIS_URL: DATABASE_URL과 함께 설정해야 합니다."] : []),
    ...(secret === undefined ? ["REDIS_URL: 노드마다 같은 HANPAN_SECRET을 설정해야 합니다."] : []),
  ];
}

/** The accounts of the demo have a published password: a public address needs the mode and the permission. */
export function demoProblems(config: Given, isPermitted: boolean): string[] {
  if (config.mode === "production" || isLoopback(config.host)) return [];
  if (config.mode === "test") return ["HOST: 시험 모드는 루프백 주소에서만 시작합니다."];
  return isPermitted
    ? []
    : ["HOST: 데모를 공개 주소에 열려면 HANPAN_MODE=demo와 HANPAN_PUBLIC_DEMO=true를 둘 다 설정해야 합니다."];
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
