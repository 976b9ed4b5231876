/**
 * Puts the drawings of a file into the page as `prefix-id`. A `<use>` of the file itself makes Chromium read the whole file
 * again for each drawing that is mounted: 3 ms each. A file that does not come leaves the drawings out: texts name them all.
 */
export async function bringSprite(url: string, prefix: string): Promise<void> {
  try {
    const answer = await fetch(url);
    const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    for (const drawing of sprite.children) drawing.id = `${prefix}-${drawing.id}`;
    // Nothing in the head is laid out.
    if (answer.ok) document.head.append(sprite);
  } catch {
    // No line.
  }
}
