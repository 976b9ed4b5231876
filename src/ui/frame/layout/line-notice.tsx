import { useSelector } from "@xstate/react";
import { useEffect, useSyncExternalStore } from "react";
import { useApp } from "../../app-context.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { isLineLost } from "./is-line-lost.ts";
import { LINE_TEXT } from "./late-text.ts";

/** Says that the server does not answer, or that the stream is lost; prices are drawn as not live meanwhile. */
export function LineNotice() {
  const { actors, betting } = useApp();
  const isUnanswered = useSelector(actors.session, (snapshot) => snapshot.hasTag("lost"));
  const live = useSyncExternalStore(betting.subscribe, () => betting.readLists()?.live);
  const isSilent = useSelector(live, (snapshot) => snapshot !== undefined && isLineLost(snapshot));
  const isLost = isUnanswered || isSilent;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-line-lost", isLost);
    return () => document.documentElement.removeAttribute("data-line-lost");
  }, [isLost]);
  return <ConnectionNotice isLost={isLost} says={isUnanswered ? LINE_TEXT.lost : LINE_TEXT.silent} />;
}
