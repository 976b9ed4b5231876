import { useSelector } from "@xstate/react";
import { useApp } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { LAYOUT_TEXT } from "./text.ts";
import "./loading-bar.css";

/** A thin bar at the top while a page is loading. It fills in 5 s and then stands full. */
export function LoadingBar() {
  const { loadingBar } = useApp().actors;
  const state = useSelector(loadingBar, (snapshot) => stateText(snapshot.value));
  const isShown = useSelector(loadingBar, (snapshot) => snapshot.hasTag("shown"));
  return (
    <div data-machine="loading-bar" data-state={state} className="loading-bar" aria-live="polite">
      {isShown && (
        <>
          <progress aria-label={LAYOUT_TEXT.loading} className="sr-only" />
          <div className="loading-bar-fill" />
        </>
      )}
    </div>
  );
}
