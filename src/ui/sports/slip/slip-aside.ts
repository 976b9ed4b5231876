/** The slip beside a list: it stays in sight while the list scrolls. */
export const SLIP_ASIDE =
  "sticky top-15 self-start [&_section]:flex [&_section]:max-h-[calc(100dvh-4.5rem)] [&_section]:flex-col";
