// What a designer does in a live story, for the stories' tests.
import { expect, waitFor } from "storybook/test";

export interface Hand {
  /** Leaves that are lit in the drawing. */
  lit: () => string[];
  /** Lit leaves, and transitions taken last by their words, that stand whole in the chart's region as it is scrolled. */
  inView: () => string[];
  button: (label: string) => HTMLButtonElement;
  /** Labels of the cases that can be pressed now. */
  possible: () => string[];
  /** The page in which the component stands. */
  face: () => HTMLElement;
  /** Waits until something is drawn in it. */
  faceStands: () => Promise<void>;
  /** Leaves of the snapshot. */
  leaves: () => string[];
  /** Labels of the log, the oldest first. */
  log: () => string[];
  /** Why a case is refused, as its button says it. */
  refusal: (label: string) => string;
  /** The replay in the link that is there to be copied. */
  link: () => string;
}

/** Waits until the chart is drawn and the component stands. */
export async function takeInHand(root: HTMLElement): Promise<Hand> {
  const all = <Kind extends Element = HTMLElement>(selector: string): Kind[] => [
    ...root.querySelectorAll<Kind>(selector),
  ];
  await waitFor(() => expect(all("svg.chart")).toHaveLength(1), { timeout: 20_000 });
  const button = (label: string): HTMLButtonElement => {
    const found = all<HTMLButtonElement>("[data-case]").find((one) => one.dataset.case === label);
    if (!found) throw new Error(`no button ${label}`);
    return found;
  };
  const face = (): HTMLElement => {
    const page = all<HTMLIFrameElement>("iframe")[0]?.contentDocument?.body;
    if (!page) throw new Error("the component has no page");
    return page;
  };
  return {
    face,
    faceStands: () => waitFor(() => expect(face().querySelector(".frame-root *")).not.toBeNull()),
    possible: () => all<HTMLButtonElement>("[data-case]:enabled").map((one) => one.dataset.case ?? ""),
    leaves: () => all("[data-leaf]").map((one) => one.dataset.leaf ?? ""),
    lit: () => all("[data-lit]:not([data-container])").map((one) => one.getAttribute("data-chart-state") ?? ""),
    inView: () => {
      const frame = all(".chart-region")[0]?.getBoundingClientRect() ?? new DOMRect();
      const shown = all("[data-lit]:not([data-container]), text[data-taken]").filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      });
      return shown.map((one) => one.getAttribute("data-chart-state") ?? one.getAttribute("data-transition") ?? "");
    },
    button,
    log: () =>
      all("[data-log]")
        .map((one) => one.dataset.log ?? "")
        .toReversed(),
    refusal: (label) => {
      const id = button(label).getAttribute("aria-describedby");
      return (id && document.getElementById(id)?.textContent) || "";
    },
    link: () => new URL(all<HTMLInputElement>("input[readonly]")[0]?.value ?? "").searchParams.get("replay") ?? "",
  };
}
