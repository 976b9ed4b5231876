import { useEffect, useRef, useState } from "react";
import { classNames } from "../../primitives/class-names.ts";

/** What a drawing means, below it; it is shown when everything that moves in the figure has come to rest. */
export function Meaning({ text }: { text: string }) {
  const caption = useRef<HTMLElement>(null);
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const moves = caption.current?.parentElement?.getAnimations({ subtree: true }) ?? [];
    let isLeft = false;
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => isLeft || setAtRest(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <figcaption ref={caption} className={classNames("text-center text-sm font-bold", !isAtRest && "invisible")}>
      {text}
    </figcaption>
  );
}
