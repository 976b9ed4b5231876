/** What was done, told to a screen reader too. A refusal stands beside what was pressed. */
export function ActionNotice({ text }: { text: string | null }) {
  return (
    <output data-state={text === null ? "idle" : "done"} className="text-sm text-accent empty:hidden">
      {text}
    </output>
  );
}
