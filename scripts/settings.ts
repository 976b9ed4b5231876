// Shows or changes the settings of a running server: the way out of maintenance, where the page lets no one in.
//   npm run settings -- siteNoticeFlg=false autoLogoutMin=30
import { readConfig } from "../server/config.ts";
import { loginOperator } from "./lib/operator.ts";

try {
  const change = Object.fromEntries(process.argv.slice(2).map(parsePair));
  const operator = await loginOperator(readConfig(process.env));
  const settings =
    Object.keys(change).length === 0
      ? await operator.ask("GET", "/api/admin/settings")
      : await operator.ask("PUT", "/api/admin/settings", change);
  await operator.logout();
  console.log(JSON.stringify(settings, null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** `key=value`; a value that is no JSON is a text. */
function parsePair(argument: string): [string, unknown] {
  const at = argument.indexOf("=");
  if (at < 1) throw new Error(`설정=값 꼴이어야 합니다: ${argument}`);
  const text = argument.slice(at + 1);
  try {
    return [argument.slice(0, at), JSON.parse(text)];
  } catch {
    return [argument.slice(0, at), text];
  }
}
