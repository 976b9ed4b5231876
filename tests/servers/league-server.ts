// A server of its own with one league of matches, for what runs in a browser.
import { ApiUser } from "../factories/api-user.ts";
import { seasonCsv, seasonRows, type SeasonOptions, type SeasonRow } from "../factories/season-csv.ts";
import { startSuiteServer, type SuiteServer } from "./start.ts";

const LEAGUE: SeasonOptions = {
  teams: ["한강", "설악", "금강", "남산", "백두", "한라", "지리", "오대", "북악", "소백", "태백", "치악"],
  season: "2026-2027",
  firstKickOff: "2026-11-21 12:00:00",
  seed: 11,
  roundDays: 1,
};

/** One league of twelve teams; the first round's matches begin an hour after the worker's start. */
export function leagueRows(): SeasonRow[] {
  return seasonRows(LEAGUE);
}

/** Starts it; the first round begins an hour later. The caller closes it. */
export async function startLeagueServer(): Promise<SuiteServer> {
  const server = await startSuiteServer({ FEED: "none", TRUST_PROXY: "true" });
  const operator = await ApiUser.login(server.url, "admin01");
  const start = new Date(Date.now() + 3_600_000).toISOString();
  await operator.ask("POST", `/api/admin/fixtures/import?start=${start}&speed=1`, seasonCsv(LEAGUE));
  return server;
}
