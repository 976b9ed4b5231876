// Which alert an effect of a machine shows: specification, section 8. The page binds them, and tests read them.

/** Texts by the name of the effect; a text may depend on what the machine knows. */
export type AlertTexts<Context> = Readonly<Record<string, string | ((context: Context) => string)>>;

/** The text of one effect. */
export function alertText<Context>(texts: AlertTexts<Context>, effect: string, context: Context): string | null {
  const text = texts[effect];
  if (text === undefined) return null;
  return typeof text === "string" ? text : text(context);
}

/** Actions for `machine.provide`, each of which shows its text. */
export function alertActions<Context, Effect extends string>(
  texts: Readonly<Record<Effect, string | ((context: Context) => string)>>,
  show: (message: string) => void,
): Record<Effect, (scope: { context: Context }) => void> {
  const entries = Object.keys(texts).map((effect) => [
    effect,
    ({ context }: { context: Context }) => show(alertText(texts, effect, context) ?? ""),
  ]);
  return Object.fromEntries(entries) as Record<Effect, (scope: { context: Context }) => void>;
}
