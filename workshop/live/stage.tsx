import { Frame } from "@ark-ui/react/frame";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";

/** Without the frame's own reset, which would outdo the page's layers. */
const EMPTY = `<!doctype html><html><head></head><body><div class="frame-root"></div></body></html>`;

/**
 * A page of its own for a component, so that its dialogs, fixed bars and popups stand over it alone and the chart
 * beside it can still be used.
 */
export function Stage({ title, height, children }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const unlink = useRef<(() => void) | null>(null);
  useEffect(() => () => unlink.current?.(), []);
  return (
    <Frame
      ref={frame}
      title={title}
      srcDoc={EMPTY}
      onMount={() => {
        const page = frame.current?.contentDocument;
        if (page) unlink.current = shareLooks(page);
      }}
      className="w-full rounded-lg border border-line bg-canvas"
      style={{ height }}
    >
      {children}
    </Frame>
  );
}

export interface StageProps {
  title: string;
  height: number;
  children: ReactNode;
}

/** Tells once that what stands before it was mounted, and has sent what it sends then. */
export function Ready({ onReady }: { onReady: () => void }) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return null;
}

/** Keeps language, theme and style sheets of a page as they are here; answers with what ends that. */
function shareLooks(page: Document): () => void {
  const copies = new Map<Node, Node>();
  const share = (): void => {
    const { lang, dataset } = document.documentElement;
    page.documentElement.lang = lang;
    page.documentElement.dataset.theme = dataset.theme ?? "dark";
    for (const sheet of document.head.querySelectorAll("style, link[rel=stylesheet]")) {
      const copy = copies.get(sheet);
      if (copy && copy.textContent === sheet.textContent) continue;
      const fresh = sheet.cloneNode(true);
      if (copy) copy.parentNode?.replaceChild(fresh, copy);
      else page.head.append(fresh);
      copies.set(sheet, fresh);
    }
  };
  share();
  const observer = new MutationObserver(share);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["lang", "data-theme"] });
  return () => observer.disconnect();
}
