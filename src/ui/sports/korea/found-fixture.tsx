import type { FixturePage } from "../../../api/contract/sports/fixtures.ts";
import { useFoundFixture } from "./use-found-fixture.ts";

/** Shows the row that a link named. It stands beside the rows, so that they are there before one of them is shown. */
export function FoundFixture({ fixture, page }: { fixture: string; page: FixturePage }) {
  useFoundFixture(fixture, page);
  return null;
}
