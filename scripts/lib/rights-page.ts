// The page docs/security/rights.md: every endpoint of staff with the roles that may call it.
import { join } from "node:path";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";
import { ACTIONS, type Action, may, ROLES } from "../../src/domain/operator/rights.ts";
import { everyEndpoint } from "./every-endpoint.ts";

/** Where the page stands. */
export const RIGHTS_PAGE = join(import.meta.dirname, "../../docs/security/rights.md");

export type StaffEndpoint = Endpoint & { right: Action };

/** Every line of the table of endpoints that takes a right, by its path. */
export async function staffEndpoints(): Promise<StaffEndpoint[]> {
  return (await everyEndpoint())
    .filter((line): line is StaffEndpoint => line.right !== undefined)
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), "en"));
}

const orderOf = ({ path, method }: Endpoint): string => `${path} ${method}`;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const marks = (action: Action): string[] => ROLES.map((role) => (may([role], action) ? "✓" : ""));
const head = (name: string): string[] => [row([name, ...ROLES]), row(["---", ...ROLES.map(() => ":-:")])];

/** The page's text. */
export async function writeRightsPage(): Promise<string> {
  const endpoints = await staffEndpoints();
  return [
    "# Who may what",
    "",
    "`npm run rights` writes this page from `src/domain/operator/rights.ts` and the table of endpoints. The server refuses by",
    "the same table (`server/session/access.ts`), and the console hides what it would refuse. `tests/api/operator/rights.test.ts`",
    "calls each endpoint as each role. Accounts of several roles may do what any of them may.",
    "",
    "## Actions",
    "",
    ...head("action"),
    ...ACTIONS.map((action) => row([`\`${action}\``, ...marks(action)])),
    "",
    "## Endpoints",
    "",
    ...head("call"),
    ...endpoints.map(({ method, path, right }) => row([`\`${method} ${path}\``, ...marks(right)])),
    "",
  ].join("\n");
}
