// Both sanitisers, on the same hostile texts, in a real browser.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sanitiseByLibrary, sanitiseNatively } from "./sanitise.ts";

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

function Sanitised() {
  return <div data-testid="box" />;
}

const meta = { title: "Primitives/Sanitise", component: Sanitised } satisfies Meta<typeof Sanitised>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  play: async ({ canvas }) => {
    const nodes = sanitiseNatively(KEPT + HOSTILE);
    if (!nodes) throw new Error("this browser has no sanitiser of its own");
    await check(canvas.getByTestId("box"), nodes);
  },
};

export const ByLibrary: Story = {
  play: async ({ canvas }) => check(canvas.getByTestId("box"), await sanitiseByLibrary(KEPT + HOSTILE)),
};
