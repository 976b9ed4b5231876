// What the measurements of this page share.
export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextFrame();
}

/** With seven prices each: 1,001 of them. */
export const TICKED = 143;

export const stageOf = (): HTMLElement => {
  const stage = document.createElement("div");
  // What is laid out by the width of the page asks this element.
  stage.className = "page-frame";
  document.body.replaceChildren(stage);
  return stage;
};

export const cellsIn = (stage: HTMLElement): number => stage.querySelectorAll("[data-selection]").length;

export const pricesOf = (stage: HTMLElement): string =>
  [...stage.querySelectorAll<HTMLElement>("[data-selection]")]
    .map((cell) => `${cell.dataset.selection} ${cell.querySelector(".price-cell-value")?.textContent}`)
    .join("|");
