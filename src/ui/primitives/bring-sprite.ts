/**
 * Puts the drawings of a file into the page. A `<use>` of the file itself makes Chromium read the whole file again for each
 * drawing that is mounted: 3 ms each. Where the file does not come the drawings are left out: texts name them all.
 */
export const bringSprite = (url: string): Promise<void> =>
  fetch(url)
    .then((answer) => (answer.ok ? answer.text() : ""))
    // Nothing in the head is laid out.
    .then((sprite) => document.head.insertAdjacentHTML("beforeend", sprite))
    .catch(() => {});
