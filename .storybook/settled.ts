import { FETCH_MIN_DISPLAY_MS } from "../src/domain/common/constants.ts";

/** As long as nothing changes on the page, what was asked for has come and is drawn. */
const QUIET_MS = 40;
/** What is loading is shown as such for a while, even when the answer has come. */
const HELD_MS = FETCH_MIN_DISPLAY_MS + QUIET_MS;
/** A page that moves all the time, a running countdown for one, is looked at as it is. */
const LONGEST_MS = 1_500;

const quietMs = (): number => (document.querySelector('[data-state="loading"]') ? HELD_MS : QUIET_MS);

/** Waits until the page stands still, so that what is checked is the story and not its first paint. */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs());
    });
    let quiet = setTimeout(finish, quietMs());
    const longest = setTimeout(finish, LONGEST_MS);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
