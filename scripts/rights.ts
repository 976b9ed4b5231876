// Writes docs/security/rights.md: `npm run rights`.
import { writeFileSync } from "node:fs";
import { RIGHTS_PAGE, writeRightsPage } from "./lib/rights-page.ts";

writeFileSync(RIGHTS_PAGE, await writeRightsPage());
console.log(RIGHTS_PAGE);
