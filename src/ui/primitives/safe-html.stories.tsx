import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { SafeHtml } from "./safe-html.tsx";
import { sanitiseByLibrary } from "./sanitise-by-library.ts";
import { sanitiseNatively } from "./sanitise.ts";

/** What must not come through; both sanitisers are tried on it. */
const HOSTILE = [
  "<script>window.hacked = 1</script>",
  '<img alt="" src="/favicon.svg" onerror="window.hacked = 1">',
  '<img alt="" src="x" onerror=window.hacked=1>',
  '<svg><animate onbegin="window.hacked = 1"></svg>',
  '<svg><a xlink:href="javascript:window.hacked=1"><text y="20">x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked=1"></style></mglyph></table></mtext></math>',
  '<form action="javascript:window.hacked=1"><button>x</button></form>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<object data="javascript:window.hacked=1"></object>',
  '<a href="javascript:window.hacked=1">x</a>',
  '<a href=" &#106;avascript:window.hacked=1">x</a>',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<p style="background:url(javascript:window.hacked=1)">x</p>',
  '<details open ontoggle="window.hacked = 1">x</details>',
  '<base href="//elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:window.hacked=1">',
  "<template><script>window.hacked = 1</script></template>",
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
  "<b id=hacked>x</b>",
].join("");
const KEPT = '<h3>제목</h3><p>본문 <b>강조</b> <a href="/event">이벤트</a></p>';

const meta = {
  title: "공통/기본 요소/안전한 HTML",
  component: SafeHtml,
  args: { html: "<h3>제목</h3><p>본문 <b>강조</b></p><ul><li>하나</li><li>둘</li></ul>" },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof SafeHtml>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rich: Story = {};
export const Hostile: Story = {
  args: {
    html: '<p>안전한 글</p><img src="/favicon.svg" width="48" onerror="window.hacked = true" alt=""><script>window.hacked = true</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("안전한 글");
    await expect(canvasElement.querySelector("script")).toBeNull();
    await expect(canvasElement.querySelector("[onerror]")).toBeNull();
    await expect("hacked" in window).toBe(false);
  },
};

function boxOf(canvasElement: HTMLElement): HTMLElement {
  const box = canvasElement.querySelector<HTMLElement>(".operator-html");
  if (!box) throw new Error("the story draws no box");
  return box;
}

async function check(box: HTMLElement, nodes: readonly Node[]): Promise<void> {
  box.replaceChildren(...nodes);
  const attributes = [...box.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  const addresses = [...box.querySelectorAll("[href],[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src"),
  );
  await expect(box.querySelector("script,iframe,object,svg,math,form,base,meta,style,template")).toBeNull();
  await expect(attributes.filter((name) => name.startsWith("on") || name === "style" || name === "id")).toEqual([]);
  await expect(addresses).toEqual(["/event", "/favicon.svg"]);
  await expect(box.querySelector("h3")?.textContent).toBe("제목");
  await expect("hacked" in window).toBe(false);
}

export const Natively: Story = {
  play: async ({ canvasElement }) => {
    const nodes = sanitiseNatively(KEPT + HOSTILE);
    if (!nodes) throw new Error("this browser has no sanitiser of its own");
    await check(boxOf(canvasElement), nodes);
  },
};

export const ByLibrary: Story = {
  play: async ({ canvasElement }) => check(boxOf(canvasElement), sanitiseByLibrary(KEPT + HOSTILE)),
};
