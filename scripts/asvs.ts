// Writes docs/security/asvs.md: `npm run asvs`.
import { writeFileSync } from "node:fs";
import { ASVS_PAGE, writeAsvsPage } from "./lib/asvs/page.ts";

writeFileSync(ASVS_PAGE, writeAsvsPage());
console.log(ASVS_PAGE);
