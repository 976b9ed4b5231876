import { LEVEL_LABEL } from "./text.ts";

/** Five metals from top to bottom, two levels each; the second of a metal has its inner ring filled. */
const METALS = [
  ["#a9764f", "#6d4526"],
  ["#c3ccd6", "#78848f"],
  ["#f3cf63", "#a87a12"],
  ["#7fe0cf", "#1d8474"],
  ["#c6b3ff", "#5b46b8"],
] as const;

/** The badge of a member's level, drawn for each of the ten. */
export function LevelIcon({ level, size = 28 }: { level: number; size?: number }) {
  const bounded = Math.min(10, Math.max(1, Math.trunc(level)));
  const [top, bottom] = METALS[Math.floor((bounded - 1) / 2)] ?? METALS[0];
  const isFilled = bounded % 2 === 0;
  const gradient = `level-${bounded}`;
  return (
    <svg role="img" aria-label={LEVEL_LABEL(level)} width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      </defs>
      <path d="M16 1.5l12.5 7.25v14.5L16 30.5 3.5 23.25V8.75z" fill={`url(#${gradient})`} />
      <path
        d="M16 5.2l9.3 5.4v10.8L16 26.8l-9.3-5.4V10.6z"
        fill={isFilled ? "#0b0f13" : "none"}
        fillOpacity="0.82"
        stroke="#0b0f13"
        strokeOpacity="0.55"
        strokeWidth="1.2"
      />
      <text x="16" y="20.6" textAnchor="middle" fontSize="13" fontWeight="800" fill={isFilled ? top : "#0b0f13"}>
        {bounded}
      </text>
    </svg>
  );
}
