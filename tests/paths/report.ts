// The report that opens in a browser: the table of coverage, the specification's error catalogue with links to the
// paths that reach each row, and every machine's tour.
import type { Walked } from "./coverage.ts";
import { reaches, SPEC_ROWS } from "./spec-rows.ts";
import { stepText } from "../../paths/formats/step-text.ts";
import { shownAlong, stateAt } from "../../paths/formats/steps.ts";
import { storyAfter } from "../../scripts/lib/failure-notes.ts";
import type { Graph } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { wayTo } from "../../paths/lib/way.ts";

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #c9d1d9;padding:.3rem .6rem;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}li:target{background:#fff3bf}code{font-size:.9em}
@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}th,td{border-color:#30363d}a{color:#79c0ff}li:target{background:#4d3c00}}`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** What was not walked here is no 0. */
const NOT_RUN = "안 걸음";

function stepId(model: string, path: number, step: number): string {
  return `${model}-${path + 1}-${step + 1}`;
}

/**
 * Covered of feasible, headless and in the browser, for states, transitions, guard outcomes and pairs; in brackets what
 * no browser can take, which is listed with its reason; NOT_RUN where no browser walked here.
 */
export function countTexts({ row, browser: bounds }: Walked): string[] {
  return (["states", "transitions", "guards", "pairs"] as const).map((name) => {
    const { total, infeasible, headless, browser } = row[name];
    const feasible = total - infeasible;
    const out = bounds?.leftOut[name] ?? 0;
    const inBrowser = `${browser}/${feasible - out}${out > 0 ? ` (−${out})` : ""}`;
    return `${headless}/${feasible} · ${bounds ? inBrowser : NOT_RUN}`;
  });
}

/** Length and least length of the tours, headless and in the browser. */
export function lengthsText({ models, browserTour }: Walked): string {
  const sum = (key: "cost" | "bound"): number => models.reduce((total, model) => total + model[key], 0);
  return `${lengthText({ cost: sum("cost"), bound: sum("bound") })} · ${lengthText(browserTour)}`;
}

function lengthText(tour: { cost: number; bound: number } | null): string {
  if (tour === null || tour.bound === 0) return "–";
  return `${tour.cost}/${tour.bound} ${(tour.cost / tour.bound).toFixed(2)}×`;
}

function tableRow(walked: Walked): string {
  const cells = countTexts(walked)
    .map((text) => `<td class="n">${text}</td>`)
    .join("");
  const { machine } = walked.row;
  return `<tr><th><a href="#${machine}">${machine}</a></th>${cells}</tr>`;
}

function links(walked: readonly Walked[], row: (typeof SPEC_ROWS)[number]): string {
  const found = walked.flatMap(({ row: { machine }, models }) =>
    models.flatMap(({ name, graph, paths }) =>
      paths.flatMap((path, index) =>
        path.flatMap((edge, step) =>
          reaches(row, machine, graph, edge)
            ? [`<a href="#${stepId(name, index, step)}">${name} 경로 ${index + 1}, ${step + 1}걸음</a>`]
            : [],
        ),
      ),
    ),
  );
  return found.length > 0 ? found.join("<br>") : escaped(row.instead ?? "");
}

function reasonList(title: string, reasons: readonly [id: string, reason: string][]): string {
  const items = reasons.map(([id, reason]) => `<li><code>${escaped(id)}</code>: ${escaped(reason)}</li>`);
  return items.length > 0 ? `<p>${title}</p><ul>${items.join("")}</ul>` : "";
}

function pairList(lost: readonly [reason: string, pairs: readonly string[]][]): string {
  const items = lost
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([reason, pairs]) => {
      const list = pairs.map((pair) => `<li><code>${escaped(pair)}</code></li>`).join("");
      return `<li><details><summary>${escaped(reason)} (${pairs.length})</summary><ul>${list}</ul></details></li>`;
    });
  return items.length > 0 ? `<p>브라우저에서 이어서 일으킬 수 없는 쌍</p><ul>${items.join("")}</ul>` : "";
}

/** The live story of each state, by the shortest way to it. */
function storiesOf(model: PathModel, graph: Graph): (vertex: number) => string | null {
  const known = new Map<number, string | null>();
  return (vertex) => {
    const way = (): string | null =>
      storyAfter(model, vertex === 0 ? [] : (wayTo(graph.out, 0, (edge) => edge.to === vertex) ?? []));
    const story = known.has(vertex) ? (known.get(vertex) ?? null) : way();
    known.set(vertex, story);
    return story;
  };
}

const linked = (html: string, story: string | null): string =>
  story === null ? html : `<a href="${escaped(WORKSHOP + story)}">${html}</a>`;

/** Where `npm run storybook` listens. */
const WORKSHOP = "http://localhost:6006/";

function section({ row: { machine }, models, infeasible, browser }: Walked): string {
  const tours = models.map(({ name, model, graph, paths, cost, bound }) => {
    const storyAt = storiesOf(model, graph);
    const lists = paths.map((path, index) => {
      const { start, steps } = shownAlong(model, graph, path);
      const items = steps.map(({ edge, sees }, at) => {
        const shown = `${stepText(edge, model.words)} → ${sees.join(" · ")}`;
        const state = `<code>${escaped(stateAt(graph, edge.to))}</code>`;
        return `<li id="${stepId(name, index, at)}">${escaped(shown)} ${linked(state, storyAt(edge.to))}</li>`;
      });
      return `<h4>경로 ${index + 1}</h4><p>시작: ${escaped(start.join(" · "))}</p><ol>${items.join("")}</ol>`;
    });
    return `<h3>${name}</h3><p>길이/하한 ${lengthText({ cost, bound })}</p>${lists.join("")}`;
  });
  const list =
    reasonList("갈 수 없는 전이", infeasible) +
    reasonList("브라우저에서 일으킬 수 없는 것", browser?.reasons ?? []) +
    pairList(browser?.lostPairs ?? []);
  return `<section><h2 id="${machine}">${machine}</h2>${list}${tours.join("")}</section>`;
}

export function asHtml(walked: readonly Walked[]): string {
  const heads = ["머신", "상태", "전이", "가드 결과", "쌍"].map((head) => `<th>${head}</th>`).join("");
  const catalogue = SPEC_ROWS.map(
    (row) => `<tr><td>${escaped(row.name)}</td><td>${escaped(row.sees)}</td><td>${links(walked, row)}</td></tr>`,
  );
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>경로와 적용 범위</title><style>${STYLE}</style></head><body>
<h1>경로와 적용 범위</h1><p>갈 수 있는 것 가운데 지난 수: 화면 없이 · 브라우저에서. 괄호 안은 브라우저에서 일으킬 수 없는 것이며, 까닭은 머신마다 아래에 있다. ${NOT_RUN}: 여기서 브라우저로 걷지 않았다. 상태 이름은 라이브 스토리로 간다(npm run storybook).</p>
<table><thead><tr>${heads}</tr></thead><tbody>${walked.map(tableRow).join("")}</tbody></table>
<h2>명세 8절 오류 목록</h2><table><thead><tr><th>상황</th><th>보이는 것</th><th>이르는 경로</th></tr></thead><tbody>${catalogue.join("")}</tbody></table>
${walked.map(section).join("\n")}
</body></html>
`;
}
