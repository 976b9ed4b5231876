import type { ReactNode } from "react";
import type { SlotSymbol } from "../../../../domain/lobby/house/slot.ts";
import { SYMBOL_NAMES } from "../text.ts";

function petals(count: number, fill: string, long: number): ReactNode {
  return Array.from({ length: count }, (_, i) => (
    <ellipse
      key={i}
      cx={50}
      cy={42 - long / 2}
      rx={long * 0.36}
      ry={long * 0.62}
      fill={fill}
      transform={`rotate(${(360 / count) * i} 50 42)`}
    />
  ));
}

const DRAWINGS: Readonly<Record<SlotSymbol, ReactNode>> = {
  moon: <circle cx={50} cy={42} r={30} fill="#fde68a" stroke="#f59e0b" strokeWidth={3} />,
  rabbit: (
    <g fill="#f9fafb" stroke="#9ca3af" strokeWidth={2}>
      <ellipse cx={40} cy={22} rx={7} ry={18} />
      <ellipse cx={60} cy={22} rx={7} ry={18} />
      <circle cx={50} cy={50} r={22} />
      <circle cx={43} cy={46} r={3} fill="#be123c" stroke="none" />
      <circle cx={57} cy={46} r={3} fill="#be123c" stroke="none" />
    </g>
  ),
  crane: (
    <g fill="none" strokeLinecap="round" strokeWidth={6}>
      <path d="M18 34 Q44 18 50 48 Q58 18 84 30" stroke="#f3f4f6" />
      <path d="M50 48 L50 70" stroke="#111827" />
      <circle cx={50} cy={20} r={5} fill="#ef4444" stroke="none" />
    </g>
  ),
  pine: (
    <g fill="#15803d">
      <path d="M50 8 L74 38 H26 Z" />
      <path d="M50 26 L80 60 H20 Z" />
      <rect x={45} y={60} width={10} height={12} fill="#92400e" />
    </g>
  ),
  plum: (
    <g>
      {petals(5, "#f472b6", 26)}
      <circle cx={50} cy={42} r={7} fill="#fef3c7" />
    </g>
  ),
  mum: (
    <g>
      {petals(12, "#facc15", 28)}
      <circle cx={50} cy={42} r={8} fill="#b45309" />
    </g>
  ),
  maple: (
    <g>
      {petals(7, "#dc2626", 30)}
      <path d="M50 42 L50 74" stroke="#7f1d1d" strokeWidth={4} />
    </g>
  ),
  coin: (
    <g>
      <circle cx={50} cy={42} r={28} fill="#b08d3c" stroke="#fcd34d" strokeWidth={4} />
      <rect x={40} y={32} width={20} height={20} fill="#1b232b" />
    </g>
  ),
};

/** One symbol of a reel with its name under it. */
export function SlotSymbolTile({ symbol, isWinning = false }: { symbol: SlotSymbol; isWinning?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" className="slot-symbol" data-winning={isWinning || undefined} aria-hidden="true">
      <rect x={3} y={3} width={94} height={94} rx={10} className="slot-tile" />
      {DRAWINGS[symbol]}
      <text x={50} y={88} textAnchor="middle" fontSize={15} fontWeight={700} fill="#e9eef3">
        {SYMBOL_NAMES[symbol]}
      </text>
    </svg>
  );
}
