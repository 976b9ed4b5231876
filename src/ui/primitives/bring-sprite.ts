/**
 * Puts the drawings of a file into the page. A `<use>` of the file itself makes Chromium read the whole file again for each
 * drawing that is mounted: 3 ms each. Where the file does not come the drawings are left out: texts name them all.
 */
export function bringSprite(url: string): void {
  const request = new XMLHttpRequest();
  request.open("GET", url);
  // Read as a document: the page's policy takes no text for markup.
  request.responseType = "document";
  // Nothing in the head is laid out. What is no drawing, such as a page that says 404, has no root of one.
  request.addEventListener("load", () => document.head.append(request.responseXML?.rootElement ?? ""));
  request.send();
}
