// The arrows between the rooms: domain ← api/contract ← machines ← ui ← routes ← main; server → domain, api/contract.
const forbid = (name, from, to, comment) => ({ name, comment, severity: "error", from: { path: from }, to });
const notFrom = (allowed) => ({
  path: "^(src|server|provider|beacon|paths|tests|scripts|workshop)/",
  pathNot: allowed,
});
// Beside what they are about, but no part of the product: tests, stories, and the models, words, cases by hand and notes
// of machines.
const tests = "\\.(test|stories|paths|words|mutants|hand)\\.tsx?$|^src/machines/.*by-hand\\.ts$";

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true, dependencyTypesNot: ["type-only"] } },
    forbid("domain-is-pure", "^src/domain/", notFrom("^src/domain/"), "The rules know nothing but themselves."),
    {
      name: "domain-without-libraries",
      severity: "error",
      from: { path: "^src/domain/", pathNot: tests },
      to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: "node_modules/(dayjs|@noble/curves)" },
    },
    forbid("contract", "^src/api/contract/", notFrom("^src/(domain|api/contract)/")),
    forbid("api", "^src/api/", notFrom("^src/(domain|api)/")),
    {
      ...forbid("machines", "^src/machines/", notFrom("^src/(domain|api/contract|machines)/")),
      from: { path: "^src/machines/", pathNot: tests },
    },
    {
      name: "machines-without-page",
      severity: "error",
      from: { path: "^src/machines/", pathNot: tests },
      to: { path: "node_modules/(react|react-dom|@tanstack|ofetch|@xstate/react)/" },
    },
    {
      ...forbid("ui", "^src/ui/", notFrom("^src/(domain|api|machines|ui)/")),
      from: { path: "^src/ui/", pathNot: tests },
    },
    {
      name: "primitives-take-props-only",
      severity: "error",
      from: { path: "^src/ui/primitives/", pathNot: tests },
      to: { path: "^src/(machines|api)/" },
    },
    {
      name: "sent-at-once",
      severity: "error",
      to: { path: "^src/api/client/send-at-once" },
      from: {
        path: "^(src|provider)/",
        pathNot: [tests, "^src/api/queries/community/files[.]ts$", "^src/api/queries/operator/operator-fixtures[.]ts$"],
      },
      comment: "What is sent has the states of a command: a picture and a check of a file alone are sent without them.",
    },
    {
      name: "calls-of-the-client",
      severity: "error",
      to: { path: "node_modules/ofetch/" },
      from: { path: "^(src|provider)/", pathNot: [tests, "^src/api/client/", "^provider/page/(api|commands)[.]ts$"] },
      comment: "One client calls the server, and on the provider's pages one reads and one sends with a stored key.",
    },
    {
      ...forbid(
        "bets-by-betting",
        "^src/(ui|routes)/",
        { path: "^src/machines/(placement/|slip/slip[.]machine)" },
        "A component asks the machine `betting` about a slip and its bet, by useSlip. It knows neither child.",
      ),
      from: { path: "^src/(ui|routes)/", pathNot: tests },
    },
    forbid("routes", "^src/routes/", { path: "^(server|scripts)/" }),
    forbid(
      "src-without-tests",
      "^src/",
      { path: "^tests/" },
      "What a test needs of the product stands in the product.",
    ),
    {
      ...forbid("product-without-models", "^(src|server)/", { path: `^paths/|${tests}` }),
      from: { path: "^(src|server)/", pathNot: tests },
    },
    forbid("paths-alone", "^paths/", { path: "^(src|server|tests|scripts|workshop)/" }, "It knows no product."),
    {
      name: "paths-on-xstate",
      severity: "error",
      from: {
        path: "^paths/",
        pathNot: ["^paths/(formats|command|dist)/", "^paths/(vitest\\.ts|build\\.mjs)$", tests],
      },
      to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: "node_modules/xstate" },
    },
    {
      name: "formats-on-their-writers",
      severity: "error",
      from: { path: "^paths/formats/", pathNot: tests },
      to: {
        dependencyTypes: ["npm", "npm-dev", "core"],
        pathNot: "node_modules/(xstate|fast-xml-parser|csv-stringify)/",
      },
    },
    forbid("server", "^server/", { path: "^src/", pathNot: "^src/(domain|api/contract)/" }),
    {
      ...forbid(
        "page-without-workshop",
        "^(src|server)/",
        { path: "^workshop/" },
        "What is shown does not know where it is shown.",
      ),
      from: { path: "^(src|server)/", pathNot: tests },
    },
    forbid(
      "server-and-provider",
      "^server/",
      { path: "^provider/", pathNot: "^provider/start-provider" },
      "The site knows the provider by its calls; the demo starts it.",
    ),
    forbid("src-without-provider", "^src/", { path: "^provider/" }),
    {
      ...forbid(
        "provider",
        "^provider/",
        { path: "^(server|paths|tests|scripts|workshop)/" },
        "The provider knows the wallet by signed calls alone.",
      ),
      // How its pages are built is no part of it.
      from: { path: "^provider/", pathNot: "^provider/vite\\.config" },
    },
    {
      ...forbid("provider-server", "^provider/", { path: "^src/", pathNot: "^src/(domain|api/contract)/" }),
      from: { path: "^provider/", pathNot: "^provider/(page/|vite\\.config)" },
    },
    forbid("beacon", "^beacon/", notFrom("^(beacon|src/domain/games)/"), "The beacon knows no server that asks it."),
    forbid("server-and-beacon", "^(src|server|provider)/", { path: "^beacon/" }, "A beacon is asked over the network."),
    forbid("server-without-tests", "^server/", { path: "^(tests|scripts)/" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs"],
      conditionNames: ["import", "types", "default"],
    },
  },
};
