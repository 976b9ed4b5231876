// The phrases in which checklists tell what a member is told and where the page goes.
import { BLANK_PAGE } from "../../../src/domain/session.ts";

export const alert = (message: string): string => `알림 “${message}”`;

export const quoted = (text: string): string => `“${text}”`;

/** Where the page goes; the browser's blank page is no page of the site. */
export function goesTo(path: string): string {
  return path === BLANK_PAGE ? `빈 화면으로 나간다 (${BLANK_PAGE})` : `${path} 화면으로 간다`;
}
