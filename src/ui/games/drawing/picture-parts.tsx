// What pictures of games are made of: balls, cards, dice, discs, wheels.
import { EYES } from "./eyes.ts";

interface Text {
  x: number;
  y: number;
  size: number;
  fill: string;
  children: string;
}

function Label({ x, y, size, fill, children }: Text) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight="800" fill={fill} textAnchor="middle" dominantBaseline="central">
      {children}
    </text>
  );
}

/** A ball with its light, and its number on white. */
export function Ball({ x, y, r, n, fill }: { x: number; y: number; r: number; n: string; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy={r * 1.05} rx={r * 0.8} ry={r * 0.18} fill="#000" fillOpacity="0.3" />
      <circle r={r} fill={fill} />
      {n !== "" && (
        <>
          <circle r={r * 0.58} fill="#fff" />
          <Label x={0} y={0.5} size={r * 0.72} fill="#111827">
            {n}
          </Label>
        </>
      )}
      <ellipse cx={-r * 0.35} cy={-r * 0.55} rx={r * 0.32} ry={r * 0.18} fill="#fff" fillOpacity="0.65" />
    </g>
  );
}

interface CardProps {
  x: number;
  y: number;
  turn: number;
  text: string;
  suit: "♠" | "♥" | "♦";
}

export function Card({ x, y, turn, text, suit }: CardProps) {
  const fill = suit === "♠" ? "#111827" : "#dc2626";
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-22" y="-31" width="46" height="64" rx="5" fill="#000" fillOpacity="0.3" />
      <rect x="-23" y="-33" width="46" height="64" rx="5" fill="#fff" />
      <Label x={-14} y={-22} size={15} fill={fill}>
        {text}
      </Label>
      {/* The product's font has not every suit. */}
      <g className="font-fallback">
        <Label x={0} y={5} size={30} fill={fill}>
          {suit}
        </Label>
      </g>
    </g>
  );
}

export function Die({ x, y, size, n, turn }: { x: number; y: number; size: number; n: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2})`}>
      <rect x="2" y="3" width={size} height={size} rx={size / 5} fill="#000" fillOpacity="0.3" />
      <rect width={size} height={size} rx={size / 5} fill="#fff" />
      {(EYES[n] ?? []).map(([across, down]) => (
        <circle
          key={`${across} ${down}`}
          cx={(across * size) / 4}
          cy={(down * size) / 4}
          r={size / 10}
          fill={n === 1 ? "#dc2626" : "#111827"}
        />
      ))}
    </g>
  );
}

/** A flat disc that was thrown. */
export function Disc({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="5" rx="19" ry="14" fill="#000" fillOpacity="0.35" />
      <ellipse cy="2" rx="19" ry="14" fill="#64748b" />
      <ellipse rx="19" ry="14" fill={fill} />
      <ellipse rx="12" ry="8" fill="none" stroke="#000" strokeOpacity="0.15" strokeWidth="2" />
    </g>
  );
}

const RUNGS = [28, 46, 64];

/** A ladder with a way over its rungs. */
export function Ladder({ x, width }: { x: number; width: number }) {
  const right = x + width;
  const way = `M${x} 12V28H${right}V46H${x}V64H${right}V88`;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`M${x} 12V88M${right} 12V88${RUNGS.map((y) => `M${x} ${y}H${right}`).join("")}`}
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="6"
      />
      <path d={way} stroke="#facc15" strokeWidth="5" />
      <circle cx={x} cy="12" r="7" fill="#ef4444" />
      <circle cx={right} cy="88" r="7" fill="#3b82f6" />
    </g>
  );
}

/** A card of flowers: the moon over its hill, or plum blossom on its branch. */
export function Hwatu({ x, turn, month }: { x: number; turn: number; month: "moon" | "plum" }) {
  return (
    <g transform={`translate(${x} 50) rotate(${turn})`}>
      <rect x="-21" y="-33" width="42" height="66" rx="4" fill="#b91c1c" />
      <rect x="-18" y="-30" width="36" height="60" rx="2" fill={month === "moon" ? "#dc2626" : "#f8fafc"} />
      {month === "moon" ? (
        <>
          <circle cx="0" cy="-8" r="13" fill="#fef9c3" />
          <path d="M-18 14Q0-6 18 14V28q0 2-2 2h-32q-2 0-2-2z" fill="#0f172a" />
        </>
      ) : (
        <>
          <path d="M-16 26Q-4 8 0-6T14-26" fill="none" stroke="#3f2a1d" strokeWidth="4" strokeLinecap="round" />
          {["-9 8", "8 -2", "-5 -16", "10 16"].map((at) => (
            <g key={at} transform={`translate(${at})`}>
              <circle r="6.5" fill="#e11d48" />
              <circle r="2" fill="#fde047" />
            </g>
          ))}
        </>
      )}
    </g>
  );
}

const point = (turn: number, r: number) =>
  `${(80 + r * Math.sin(turn)).toFixed(1)} ${(50 - r * Math.cos(turn)).toFixed(1)}`;

/** A wheel of red and black with its ball. */
export function Wheel({ fields }: { fields: number }) {
  const step = (2 * Math.PI) / fields;
  return (
    <>
      <circle cx="80" cy="50" r="43" fill="#78350f" />
      {Array.from({ length: fields }, (_, i) => (
        <path
          key={i}
          d={`M80 50L${point(i * step, 38)}A38 38 0 0 1 ${point((i + 1) * step, 38)}Z`}
          fill={i === 0 ? "#16a34a" : i % 2 === 0 ? "#111827" : "#dc2626"}
        />
      ))}
      <circle cx="80" cy="50" r="22" fill="#92400e" stroke="#fcd34d" strokeWidth="2" />
      <path d="M80 36v28M66 50h28" stroke="#fcd34d" strokeWidth="4" strokeLinecap="round" />
      <circle cx="104" cy="31" r="5" fill="#fff" />
    </>
  );
}

/** Twelve lamps in a ring, one of them lit. */
export function Ring() {
  return (
    <>
      {Array.from({ length: 12 }, (_, i) => {
        const [cx = "80", cy = "50"] = point((i * Math.PI) / 6, 36).split(" ");
        const isLit = i === 2;
        return (
          <circle
            key={i}
            cx={cx}
            cy={cy}
            r={isLit ? 10 : 7.5}
            fill={isLit ? "#fde047" : i % 2 === 0 ? "#ef4444" : "#3b82f6"}
            stroke="#fff"
            strokeOpacity={isLit ? 1 : 0.4}
            strokeWidth="1.5"
          />
        );
      })}
      <circle cx="80" cy="50" r="17" fill="#0f172a" stroke="#fff" strokeOpacity="0.5" strokeWidth="2" />
      <Label x={80} y={50.5} size={17} fill="#fde047">
        3
      </Label>
    </>
  );
}

export function Arrow({ x, isUp, fill }: { x: number; isUp: boolean; fill: string }) {
  return (
    <path
      d="M0-24 18-2H8v24H-8V-2h-10z"
      transform={`translate(${x} 50)${isUp ? "" : " rotate(180)"}`}
      fill={fill}
      stroke="#fff"
      strokeOpacity="0.7"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}
