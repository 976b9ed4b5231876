// A script that walks the paths in a browser against a real server, by itself: any Node from 20 on runs it in any folder
// and by any name, and what it needs it sets up. It has no path of the machine that it was written on. What each step does and what must be seen stands in tests/walks/<machine>.walk.ts.
import type { Path } from "../lib/tour.ts";
import type { Generated } from "../strategies/choose.ts";
import { stepText } from "./step-text.ts";
import { startOf, stateAt } from "./steps.ts";

function pathLines(one: Generated, path: Path, number: number): string[] {
  return [
    `        // 경로 ${number}, ${path.length}걸음. 시작: ${stateAt(one.graph, startOf(path))}`,
    "        [",
    ...path.map(
      (edge) =>
        `          ${JSON.stringify(edge.label)}, // ${stepText(edge, one.model.words)} → ${stateAt(one.graph, edge.to)}`,
    ),
    "        ],",
  ];
}

/** How the script finds the product: where it is told, else above itself, else above the folder that it is called in. */
const finder = (runner: string): string => `(async () => {
  const [{ existsSync }, { dirname, join, resolve }, { pathToFileURL }] = await Promise.all([
    import("node:fs"),
    import("node:path"),
    import("node:url"),
  ]);
  const runner = ${JSON.stringify(runner)};
  const above = (folder) =>
    existsSync(join(folder, runner)) ? folder : dirname(folder) === folder ? null : above(dirname(folder));
  const told = process.argv[2] ?? process.env.HANPAN_HOME;
  const home = told === undefined ? (above(dirname(resolve(process.argv[1]))) ?? above(process.cwd())) : resolve(told);
  if (home === null || !existsSync(join(home, runner))) {
    console.error("한판의 폴더를 찾지 못했습니다. 폴더를 이 파일 뒤에 쓰거나 HANPAN_HOME에 두십시오.");
    process.exit(2);
  }
  const { walk } = await import(pathToFileURL(join(home, runner)).href);`;

/** `runner`: the module whose `walk` walks the script, as its path in the product. In the order of the machine's browser models; null for one that walks nothing. */
export function asPlaywright(all: readonly (Generated | null)[], machine: string, runner: string): string {
  return [
    `// ${machine}: 실제 서버와 Chromium에서 걷는 경로. 실행: 어느 폴더에서든 node 이 파일 [한판의 폴더] (Node 20 이상)`,
    ...all.flatMap((one) => (one ? [`// ${one.name}: ${one.proof}`] : [])),
    finder(runner),
    "  walk({",
    `    machine: ${JSON.stringify(machine)},`,
    "    models: [",
    ...all.flatMap((one) => [
      "      [",
      ...(one?.paths.flatMap((path, index) => pathLines(one, path, index + 1)) ?? []),
      "      ],",
    ]),
    "    ],",
    "  });",
    "})();",
    "",
  ].join("\n");
}
