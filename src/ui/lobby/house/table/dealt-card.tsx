import { type CSSProperties, useState } from "react";
import { CardBack, CardFace } from "./card-face.tsx";

export interface DealtCardProps {
  card: number;
  isOpen: boolean;
  /** After the card is drawn, in milliseconds. */
  dealtAfter: number;
  /** After it is opened, in milliseconds. */
  turnsAfter: number;
}

/**
 * A card that comes out of the shoe face down and turns over. Transforms alone move it; each movement begins once,
 * whatever is told later.
 */
export function DealtCard({ card, isOpen, dealtAfter, turnsAfter }: DealtCardProps) {
  const [dealt] = useState(dealtAfter);
  const [turned, setTurned] = useState<number | null>(null);
  if (isOpen && turned === null) setTurned(turnsAfter);
  return (
    <span className="dealt-card" style={{ "--dealt": `${dealt}ms`, "--turned": `${turned ?? 0}ms` } as CSSProperties}>
      <span className="dealt-card-sides" data-open={isOpen || undefined}>
        <span className="dealt-card-side">
          <CardBack />
        </span>
        {/* What is covered is not in the page. */}
        <span className="dealt-card-side dealt-card-face">{isOpen && <CardFace card={card} />}</span>
      </span>
    </span>
  );
}
