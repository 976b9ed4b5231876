// Writes docs/security/licences.md: `npm run licences`.
import { writeFileSync } from "node:fs";
import { LICENCES_PAGE, productionPackages, readLock, writeLicencesPage } from "./lib/licences.ts";

writeFileSync(LICENCES_PAGE, writeLicencesPage(productionPackages(readLock())));
console.log(LICENCES_PAGE);
