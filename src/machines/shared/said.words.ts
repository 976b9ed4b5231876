// The phrases in which checklists tell what a member is told and where the page goes.
import { BLANK_PAGE } from "../../domain/session/session.ts";
import { type AlertTexts, alertText } from "./alerts.ts";

export const alert = (message: string): string => `알림 “${message}”`;

export const quoted = (text: string): string => `“${text}”`;

/** Where the page goes; the browser's blank page is no page of the site. */
export function goesTo(path: string): string {
  return path === BLANK_PAGE ? `빈 화면으로 나간다 (${BLANK_PAGE})` : `${path} 화면으로 간다`;
}

export type Sayings<Context> = Readonly<Record<string, string | ((context: Context) => string)>>;

/** Effects that a person sees, each in its words. */
export function byEffect<Context>(effects: readonly string[], context: Context, sayings: Sayings<Context>): string[] {
  return effects.flatMap((name) => {
    const saying = sayings[name];
    return saying === undefined ? [] : [typeof saying === "string" ? saying : saying(context)];
  });
}

export const WINDOW: Sayings<unknown> = {
  openConfirm: "확인 창이 열린다",
  openWindow: "빈 새 창이 열린다",
  closeWindow: "새 창이 닫힌다",
};

/** The alerts of a machine, in the words that the page binds to its effects. */
export function alertsOf<Context>(texts: AlertTexts<Context>): Sayings<Context> {
  return Object.fromEntries(
    Object.keys(texts).map((effect) => [effect, (context: Context) => alert(alertText(texts, effect, context) ?? "")]),
  );
}

type Decided = { kind: string; to?: string; alert?: string | null } | null;

/** A gate's answer, where it is a new one. */
export function decided(before: Decided, after: Decided): string[] {
  if (after === before || after?.kind !== "redirect" || after.to === undefined) return [];
  return [...(after.alert ? [alert(after.alert)] : []), goesTo(after.to)];
}
