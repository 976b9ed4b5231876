// A script that walks the paths in a browser against a real server, by itself: any Node from 20 on runs it in any folder
// and by any name, and what it needs it sets up. What each step does and what must be seen stands in tests/walks/<machine>.walk.ts.
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

/** `runner`: the address of the module whose `walk` walks the script. In the order of the machine's browser models; null for one that walks nothing. */
export function asPlaywright(all: readonly (Generated | null)[], machine: string, runner: string): string {
  return [
    `// ${machine}: 실제 서버와 Chromium에서 걷는 경로. 실행: 어느 폴더에서든 node 이 파일 (Node 20 이상)`,
    "// 아래 주소의 한판이 걷는다. 그 폴더를 옮겼으면 이 파일을 새로 쓴다.",
    ...all.flatMap((one) => (one ? [`// ${one.name}: ${one.proof}`] : [])),
    `import(${JSON.stringify(runner)}).then(({ walk }) =>`,
    "  walk({",
    `    machine: ${JSON.stringify(machine)},`,
    "    models: [",
    ...all.flatMap((one) => [
      "      [",
      ...(one?.paths.flatMap((path, index) => pathLines(one, path, index + 1)) ?? []),
      "      ],",
    ]),
    "    ],",
    "  }),",
    ");",
    "",
  ].join("\n");
}
