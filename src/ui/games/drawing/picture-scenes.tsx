// Scenes of races, matches and beasts, for the pictures of games.

/** Six cars on their lanes before the line. */
export function SpeedScene() {
  const lanes = ["#ef4444", "#f59e0b", "#22c55e", "#3b82f6", "#a855f7", "#f8fafc"];
  const ahead = [52, 84, 66, 104, 40, 74];
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((lane) => (
        <path key={lane} d={`M0 ${8 + lane * 14}H160`} stroke="#fff" strokeOpacity="0.22" strokeDasharray="8 6" />
      ))}
      {lanes.map((fill, lane) => (
        <g key={fill} transform={`translate(${ahead[lane]} ${15 + lane * 14})`}>
          <path d="M-28 0H-6" stroke={fill} strokeOpacity="0.45" strokeWidth="3" strokeLinecap="round" />
          <path d="M0-5H16q7 0 9 5-2 5-9 5H0q-4 0-4-5t4-5z" fill={fill} />
          <rect x="8" y="-3" width="7" height="6" rx="2" fill="#0f172a" />
        </g>
      ))}
      {Array.from({ length: 14 }, (_, i) => (
        <rect
          key={i}
          x={i % 2 === 0 ? 140 : 146}
          y={8 + Math.floor(i / 2) * 12}
          width="6"
          height="6"
          fill="#fff"
          fillOpacity="0.9"
        />
      ))}
    </>
  );
}

/** A greyhound at full stretch. */
export function DogScene() {
  return (
    <>
      <path d="M0 84Q80 74 160 84V100H0z" fill="#a16207" />
      <path d="M6 40h26M14 52h18M2 64h22" stroke="#fff" strokeOpacity="0.4" strokeWidth="3" strokeLinecap="round" />
      <g fill="#e7e5e4" stroke="#44403c" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M48 52 30 66l-12 2 1 5 15-2 22-12zM56 58 46 74l-12 6 2 5 16-6 12-18zM106 56l16 12 14 0 0 5-17 1-20-13zM98 60l10 16 12 6-2 5-16-6-13-18z" />
        <path d="M44 46Q58 32 82 38q16 4 28-4l4-12 8 7 18 7q4 3 0 6l-16 4q-8 14-24 16-14-2-26 2-20 6-30-8-6-6 0-10z" />
        <path d="M44 48Q30 44 20 34" fill="none" strokeWidth="4" stroke="#e7e5e4" strokeLinecap="round" />
      </g>
      <path d="M70 38q16-1 26 0l-2 22q-12 0-22 2z" fill="#dc2626" />
      <text x="83" y="50" fontSize="15" fontWeight="800" fill="#fff" textAnchor="middle" dominantBaseline="central">
        1
      </text>
      <circle cx="127" cy="32" r="1.8" fill="#1c1917" />
    </>
  );
}

/** A horse's head with its rein, before the rail. */
export function HorseScene() {
  return (
    <>
      <path d="M0 78H160M0 90H160" stroke="#fff" strokeOpacity="0.7" strokeWidth="4" />
      <path d="M22 70V100M138 70V100" stroke="#fff" strokeOpacity="0.7" strokeWidth="4" />
      <path
        d="M40 100Q44 60 66 36q8-9 16-14l2-12 8 9q12 4 18 16l16 20q5 8-3 13l-6 3q-6 1-9-4l-18-8q-2 14 6 25 4 8 3 16z"
        fill="#92400e"
        stroke="#451a03"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M84 14Q58 24 46 54q-8 20-12 46h10q4-40 22-62 8-10 20-14z" fill="#1c1917" />
      <circle cx="98" cy="36" r="3" fill="#1c1917" />
      <path d="M112 66q-2-8 6-12M92 52q10-4 22-6M92 52l-14 30" fill="none" stroke="#fde047" strokeWidth="3" />
      <ellipse cx="121" cy="60" rx="2" ry="3" fill="#1c1917" />
    </>
  );
}

/** A ball on the grass before the goal. */
export function SoccerScene() {
  const seams = [0, 72, 144, 216, 288];
  return (
    <>
      {[0, 2, 4, 6].map((stripe) => (
        <rect key={stripe} x={stripe * 24} width="24" height="100" fill="#fff" fillOpacity="0.05" />
      ))}
      <path d="M18 66V16H142V66" fill="none" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
      <path
        d="M18 28H142M18 40H142M18 52H142M38 16V64M58 16V64M78 16V64M98 16V64M118 16V64"
        stroke="#fff"
        strokeOpacity="0.3"
      />
      <ellipse cx="80" cy="92" rx="24" ry="4" fill="#000" fillOpacity="0.35" />
      <g transform="translate(80 66)">
        <circle r="25" fill="#fff" />
        <path d="M0-10 9.5-3 6 8H-6l-3.5-11z" fill="#111827" />
        {seams.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-10V-18" stroke="#111827" strokeWidth="2" />
            <path d="M-7-24 0-18 7-24A25 25 0 0 0-7-24z" fill="#111827" />
          </g>
        ))}
      </g>
    </>
  );
}

/** A ball above the hoop. */
export function BasketballScene() {
  return (
    <>
      <rect x="92" y="8" width="60" height="42" rx="3" fill="#fff" fillOpacity="0.9" />
      <rect x="110" y="22" width="24" height="18" fill="none" stroke="#dc2626" strokeWidth="3" />
      <ellipse cx="122" cy="52" rx="20" ry="5" fill="none" stroke="#ef4444" strokeWidth="4" />
      <path
        d="M103 54 110 84M141 54 134 84M112 56 128 84M132 56 116 84M106 68h32"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="1.5"
      />
      <path
        d="M14 92Q20 60 40 48"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="3"
        strokeDasharray="3 7"
      />
      <g transform="translate(60 40) rotate(-20)" fill="none" stroke="#431407" strokeWidth="2.5">
        <circle r="27" fill="#f97316" />
        <path d="M-27 0H27M0-27V27M-19-19Q-4 0-19 19M19-19Q4 0 19 19" />
      </g>
    </>
  );
}

/** The dragon at the left, the tiger at the right. */
export function DragonTigerScene() {
  return (
    <>
      <path d="M92 0 68 100H0V0z" fill="#1e3a8a" fillOpacity="0.75" />
      <g transform="translate(38 50)">
        <path
          d="M-20 26Q-34 2-14-14 0-26 16-16q10 4 14 12l-10 4 8 4q-2 8-12 8-8 0-10 6 8 2 8 10Q6 34-4 30q-12-4-16-4z"
          fill="#22d3ee"
        />
        <path d="M-12-16-22-34-2-24zM2-20 6-38 14-20z" fill="#a5f3fc" />
        <circle cx="10" cy="-6" r="3" fill="#0f172a" />
        <path d="M-22 20-32 14-24 8-34 0-22-2" fill="none" stroke="#a5f3fc" strokeWidth="3" strokeLinejoin="round" />
      </g>
      <g transform="translate(120 52)">
        <circle cx="-20" cy="-22" r="9" fill="#f59e0b" />
        <circle cx="20" cy="-22" r="9" fill="#f59e0b" />
        <ellipse rx="29" ry="28" fill="#f59e0b" />
        <ellipse cy="12" rx="16" ry="12" fill="#fffbeb" />
        <path
          d="M0-28v12M-9-27l3 11M9-27l-3 11M-29 0l10 2M-27 9l9 0M29 0l-10 2M27 9l-9 0"
          stroke="#1c1917"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="-11" cy="-5" r="4" fill="#1c1917" />
        <circle cx="11" cy="-5" r="4" fill="#1c1917" />
        <path d="M-5 5H5L0 11zM0 11v4M-7 17q7 5 14 0" fill="#1c1917" stroke="#1c1917" strokeWidth="2" />
      </g>
    </>
  );
}
