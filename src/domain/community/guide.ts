// Finding an entry of FAQ and rules by its words.

export interface GuideEntryLike {
  section: string;
  title: string;
  /** HTML. */
  contents: string;
}

/** The words of sanitised HTML. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** The entries of a section that have every word of the text, in whatever order. Left out: no condition. */
export function findEntries<Entry extends GuideEntryLike>(
  entries: readonly Entry[],
  { section, text }: { section?: string | undefined; text?: string | undefined },
): Entry[] {
  const wanted = (text ?? "").normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (section !== undefined && entry.section !== section) return false;
    const words = `${entry.section} ${entry.title} ${wordsOf(entry.contents)}`.toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}

/** The sections in the order in which they come first. */
export function sectionsOf(entries: readonly GuideEntryLike[]): string[] {
  return [...new Set(entries.map(({ section }) => section))];
}
