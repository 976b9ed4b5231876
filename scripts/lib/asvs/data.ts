// V13 and V14: configuration and the protection of data.
import { type AsvsRow, met, open } from "./row.ts";

const MODES = "tests/api/session/modes.test.ts";
const ROLE = "tests/api/session/serving-role.test.ts";
const HOSTING = "docs/security/hosting.md";
const CLASSES = "docs/security/data.md";
const LOG = "tests/api/session/security-log.test.ts";
const WRONG = "tests/api/frame/wrong-input.test.ts";
const EARLY = "src/api/client/early.test.ts";

export const DATA: readonly AsvsRow[] = [
  met(
    "13.1.1",
    2,
    "It is written down whom the server talks to",
    `${HOSTING}#Whom the server talks to`,
    "docs/scale.md",
  ),
  open(
    "13.2.1",
    2,
    "Parts prove themselves to each other by what changes",
    "Calls of providers and of the desk are signed, with the second in the signature. PostgreSQL and Redis take a password of their own role, from the environment, that changes when the host changes it. Certificates of clients close it where several hosts are used.",
    "server/signed/signature.test.ts > takes a call of the last five minutes",
    `${HOSTING}#Secrets`,
  ),
  met(
    "13.2.2",
    2,
    "Each part has the rights that it needs",
    `${ROLE} > changes nothing of the schema`,
    `${ROLE} > empties no table`,
    `${ROLE} > does not start with a role that owns`,
    "deploy/roles.sh",
  ),
  met(
    "13.2.3",
    2,
    "No part has a password that it came with",
    "compose.yaml",
    "server/secret-strength.test.ts > a person may have made %s",
  ),
  met(
    "13.2.4",
    2,
    "The server talks to those who are listed",
    `${HOSTING}#Whom the server talks to`,
    "src/api/contract/operator/providers.ts",
    "tests/api/operator/four-eyes.test.ts > turns a provider off alone",
  ),
  met(
    "13.2.5",
    2,
    "So does what stands before it",
    `${HOSTING}#Whom the server talks to`,
    "deploy/haproxy.cfg",
    "server/http/static.test.ts > files are served as they are",
  ),
  open(
    "13.3.1",
    2,
    "Secrets live in a vault",
    "The product reads them from the environment, and which store fills it is the host's choice. None is in the code or the image; those in the database are sealed.",
    `${HOSTING}#Secrets`,
    "tests/api/games/sealed-secrets.test.ts > finds no secret of a provider",
    ".dockerignore",
  ),
  met(
    "13.3.2",
    2,
    "Who needs no secret reads none",
    `${MODES} > nothing under the data folder can be read by others`,
    `${HOSTING}#Secrets`,
  ),
  met(
    "13.4.1",
    1,
    "The history of the code is not deployed",
    ".dockerignore",
    "server/http/static.test.ts > %s is not there",
  ),
  met(
    "13.4.2",
    2,
    "Nothing for debugging is on in production",
    `${MODES} > production starts on an empty folder`,
    `${MODES} > the calls of test mode are not there`,
  ),
  met(
    "13.4.3",
    2,
    "No folder lists its files",
    "server/http/static.test.ts > %s is not there",
    `${WRONG} > odd paths: unknown calls`,
  ),
  met("13.4.4", 2, "TRACE is not answered", `${WRONG} > odd paths: unknown calls`),
  met(
    "13.4.5",
    2,
    "Neither the document of the API nor the metrics are public",
    `${MODES} > production starts on an empty folder`,
    "tests/api/nodes/one-node.test.ts > Prometheus reads calls by their route",
  ),
  met("14.1.1", 2, "Data is sorted by how it is to be protected", `${CLASSES}#Classes`),
  met("14.1.2", 2, "Each class has its rules", `${CLASSES}#Rules of each class`),
  met(
    "14.2.1",
    1,
    "No secret stands in an address",
    "tests/e2e/session.e2e.ts > 새로고침과 새 탭은 로그인을 이어가고",
    "src/api/client/client.test.ts > carries the token in its header",
    "tests/api/lobby/house-slot.test.ts > is good once",
  ),
  met(
    "14.2.2",
    2,
    "No cache of the server keeps what is one member's",
    "tests/api/session/kept-lists.test.ts > the second reader costs the query",
    `${EARLY} > asks with the told token`,
  ),
  met(
    "14.2.3",
    2,
    "Nothing goes to third parties",
    "server/http/security.test.ts > a page loads what is the server's own",
  ),
  met(
    "14.2.4",
    2,
    "The rules of the classes hold",
    "tests/api/games/sealed-secrets.test.ts > finds no secret of a provider",
    "tests/api/operator/audit-log.test.ts > tells what personal data was read",
    "tests/api/operator/audit-log.test.ts > keeps no secret",
    `${LOG} > a failed query is logged by its code`,
  ),
  met(
    "14.3.1",
    1,
    "The browser keeps nothing of a member after the session",
    `${EARLY} > asks with the told token`,
    "src/main/command-effects.test.ts > is not shown where it stands under another",
    "src/main/tether-actors.test.ts > fills the form with what was typed",
    `${CLASSES}#In the browser`,
  ),
  met(
    "14.3.2",
    2,
    "Browsers keep no answer of the API and no page",
    "server/http/security.test.ts > what the API says is kept by nobody",
    `${WRONG} > answers carry the security headers`,
    "tests/api/community/uploads.test.ts > is not readable once no post shows it",
  ),
  met(
    "14.3.3",
    2,
    "The browser's storage has no secret",
    "tests/e2e/session.e2e.ts > 새로고침과 새 탭은 로그인을 이어가고",
    "src/main/command-effects.test.ts > leaves out a request that may not be stored",
    "src/main/tether-actors.test.ts > stores the key of an exchange",
  ),
];
