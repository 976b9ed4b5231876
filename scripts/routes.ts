// The routes of specification, section 2, each with its page, calls, machines and tests: `npm run routes`. Ends with 1
// where a route has no page.
import { findPage, redirectFrom } from "../src/domain/frame/pages/pages.ts";
import { partsOf } from "./lib/page-parts.ts";
import { routesOfSpec } from "./lib/requirements/list.ts";

const ROW = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const LIST = (items: readonly string[]) => (items.length === 0 ? "-" : items.map((item) => `\`${item}\``).join(" "));

console.log(ROW(["주소", "화면", "호출", "기계", "테스트"]));
console.log(ROW(["---", "---", "---", "---", "---"]));
let missing = 0;
const ROUTES = routesOfSpec();
for (const route of ROUTES) {
  const path = route.replace(/\{[^}]+\}/g, "1");
  const target = redirectFrom(path);
  const page = findPage(target ?? path);
  if (!page) missing++;
  const { calls, machines, tests } = page ? partsOf(page.view) : { calls: [], machines: [], tests: [] };
  const name = page ? `${page.title} \`${page.view}\`` : "없음";
  console.log(ROW([`\`${route}\``, target ? `→ \`${target}\`` : name, LIST(calls), LIST(machines), LIST(tests)]));
}
console.log(`\n주소 ${ROUTES.length}, 화면이 없는 주소 ${missing}`);
process.exit(missing > 0 ? 1 : 0);
