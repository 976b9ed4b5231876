// Writes docs/security/certification.md: `npm run certification`.
import { writeFileSync } from "node:fs";
import { CERTIFICATION_PAGE, writeCertificationPage } from "./lib/certification-page.ts";

writeFileSync(CERTIFICATION_PAGE, writeCertificationPage());
console.log(CERTIFICATION_PAGE);
