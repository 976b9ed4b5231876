import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Button } from "../../../primitives/button.tsx";
import { TABLE_TEXT as TEXT } from "../text.ts";
import { CardBack, CardFace } from "./card-face.tsx";
import "./squeeze.css";

export interface SqueezeProps {
  card: number;
  /** As "플레이어 1번째 카드". */
  name: string;
  /** This card is open. */
  onOpen: () => void;
  /** The open card has been seen: the next one may lie there. */
  onSeen: () => void;
  /** Opens all cards. */
  onOpenAll: () => void;
}

/** In percent of the way that the card's edge can go. */
const OPENS_AT = 85;
const KEY_STEP = 8;
/** A press that moves no further than this is no peeling, in pixels. */
const STILL_PX = 6;

/**
 * One covered card, large. Its lower edge is pulled up by pointer or keys, and what is under it shows on the edge that
 * is turned up. A press opens it. While it is peeled only transforms change, and nothing is rendered.
 */
export function Squeeze({ card, name, onOpen, onSeen, onOpenAll }: SqueezeProps) {
  const element = useRef<HTMLDivElement>(null);
  const cut = useRef<HTMLSpanElement>(null);
  const back = useRef<HTMLSpanElement>(null);
  const flap = useRef<HTMLSpanElement>(null);
  const from = useRef<{ y: number; isMoved: boolean } | null>(null);
  const peeled = useRef(0);
  const [isOpen, setIsOpen] = useState(false);

  const peelTo = (percent: number): void => {
    peeled.current = Math.min(100, Math.max(0, percent));
    // The edge goes up by that share of the height, so the card is folded half as far. A variable that these elements
    // inherited would style every stroke of the drawings anew.
    const fold = peeled.current / 2;
    if (cut.current) cut.current.style.transform = `translateY(${-fold}%)`;
    if (back.current) back.current.style.transform = `translateY(${fold}%)`;
    if (flap.current) flap.current.style.transform = `translateY(${100 - fold}%)`;
    element.current?.setAttribute("aria-valuenow", String(Math.round(peeled.current)));
  };
  const open = (): void => {
    if (isOpen) return;
    setIsOpen(true);
    onOpen();
  };
  const settle = (): void => {
    if (peeled.current >= OPENS_AT) open();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (isOpen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset["held"] = "";
    from.current = { y: event.clientY, isMoved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { current } = from;
    if (!current || isOpen) return;
    const way = current.y - event.clientY;
    if (Math.abs(way) > STILL_PX) current.isMoved = true;
    if (current.isMoved) peelTo((way / event.currentTarget.offsetHeight) * 100);
  };
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>): void => {
    delete event.currentTarget.dataset["held"];
    const isPress = from.current?.isMoved === false && event.type === "pointerup";
    from.current = null;
    if (isPress || peeled.current >= OPENS_AT) open();
    else peelTo(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: KEY_STEP, ArrowRight: KEY_STEP, ArrowDown: -KEY_STEP, ArrowLeft: -KEY_STEP }[event.key];
    if (step === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (step === undefined) return open();
    peelTo(peeled.current + step);
    settle();
  };

  return (
    <div className="squeeze">
      <p className="squeeze-name">{name}</p>
      <div
        ref={element}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot hold a card
        role="slider"
        tabIndex={0}
        aria-label={TEXT.peel}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="squeeze-card"
        data-open={isOpen || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={onKeyDown}
        onAnimationEnd={({ animationName }) => animationName === "squeeze-seen" && onSeen()}
      >
        {isOpen ? (
          <span className="squeeze-shown">
            <CardFace card={card} />
          </span>
        ) : (
          <span ref={cut} className="squeeze-cut">
            <span ref={back} className="squeeze-back">
              <CardBack />
            </span>
            <span ref={flap} className="squeeze-flap">
              <CardFace card={card} />
            </span>
          </span>
        )}
      </div>
      <p className="squeeze-hint">{TEXT.peelHint}</p>
      <Button look="primary" size="sm" onClick={onOpenAll}>
        {TEXT.open}
      </Button>
    </div>
  );
}
