/** The address of another story, in the manager where there is one; to be opened in the whole window. */
export function storyHref(page: "atlas" | "live", story: string): string {
  return `./?path=/story/machines-${page}--${story}`;
}
