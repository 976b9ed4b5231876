/** Adds a style sheet that the page can do without for a moment. */
export function addStyleSheet(href: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
