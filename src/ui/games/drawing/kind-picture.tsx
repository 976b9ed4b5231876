// Pictures of the kinds of games, drawn by code. Each is a scene of its own on two colours; it says nothing that the
// name beside it does not.
import type { ReactNode } from "react";
import type { KindName } from "../../../domain/games/games.ts";
import { Arrow, Ball, Card, Die, Disc, Hwatu, Ladder, Ring, Wheel } from "./picture-parts.tsx";
import { BasketballScene, DogScene, DragonTigerScene, HorseScene, SoccerScene, SpeedScene } from "./picture-scenes.tsx";

const HOT = ["#f59e0b", "#ef4444", "#3b82f6", "#22c55e", "#a855f7"];

interface Picture {
  from: string;
  to: string;
  scene: ReactNode;
}

const KINO = Array.from({ length: 15 }, (_, i) => i);

const PICTURES: Readonly<Record<KindName, Picture>> = {
  powerball: {
    from: "#3b0764",
    to: "#9d174d",
    scene: (
      <>
        <Ball x={34} y={62} r={19} n="7" fill="#3b82f6" />
        <Ball x={62} y={36} r={16} n="12" fill="#f59e0b" />
        <Ball x={128} y={34} r={15} n="28" fill="#22c55e" />
        <Ball x={94} y={58} r={29} n="" fill="#e11d48" />
        <path d="M99 38 82 62h11l-5 18 19-26H96z" fill="#fde047" />
      </>
    ),
  },
  ladder: { from: "#052e2b", to: "#0f766e", scene: <Ladder x={46} width={68} /> },
  "kino-ladder": {
    from: "#172554",
    to: "#0e7490",
    scene: (
      <>
        <Ladder x={72} width={58} />
        <Ball x={34} y={32} r={17} n="11" fill="#f59e0b" />
        <Ball x={34} y={70} r={17} n="4" fill="#ec4899" />
      </>
    ),
  },
  kino: {
    from: "#0c4a6e",
    to: "#1e1b4b",
    scene: KINO.map((i) => (
      <Ball
        key={i}
        x={28 + (i % 5) * 26}
        y={24 + Math.floor(i / 5) * 26}
        r={11.5}
        n={String(i * 3 + 2)}
        fill={i % 4 === 1 ? (HOT[i % HOT.length] ?? "") : "#334155"}
      />
    )),
  },
  baccarat: {
    from: "#064e3b",
    to: "#022c22",
    scene: (
      <>
        <ellipse cx="80" cy="112" rx="92" ry="56" fill="none" stroke="#fcd34d" strokeOpacity="0.5" strokeWidth="2" />
        <Card x={60} y={50} turn={-14} text="9" suit="♠" />
        <Card x={100} y={50} turn={14} text="K" suit="♥" />
      </>
    ),
  },
  "dragon-tiger": { from: "#7f1d1d", to: "#92400e", scene: <DragonTigerScene /> },
  "odd-even": {
    from: "#1e293b",
    to: "#9f1239",
    scene: (
      <>
        <Disc x={48} y={34} fill="#ef4444" />
        <Disc x={92} y={30} fill="#f8fafc" />
        <Disc x={66} y={66} fill="#f8fafc" />
        <Disc x={112} y={64} fill="#ef4444" />
      </>
    ),
  },
  "sic-bo": {
    from: "#7c2d12",
    to: "#451a03",
    scene: (
      <>
        <Die x={38} y={50} size={32} n={5} turn={-8} />
        <Die x={90} y={54} size={32} n={2} turn={10} />
        <Die x={64} y={24} size={30} n={6} turn={24} />
        <path
          d="M20 92C20 20 140 20 140 92"
          fill="#fff"
          fillOpacity="0.08"
          stroke="#fff"
          strokeOpacity="0.5"
          strokeWidth="2"
        />
        <path d="M12 92h136" stroke="#fbbf24" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  hwatu: {
    from: "#881337",
    to: "#3f0d12",
    scene: (
      <>
        <Hwatu x={58} turn={-10} month="moon" />
        <Hwatu x={102} turn={10} month="plum" />
      </>
    ),
  },
  roulette: { from: "#14532d", to: "#052e16", scene: <Wheel fields={18} /> },
  "high-low": {
    from: "#312e81",
    to: "#1e1b4b",
    scene: (
      <>
        <Card x={80} y={50} turn={0} text="7" suit="♦" />
        <Arrow x={34} isUp fill="#ef4444" />
        <Arrow x={126} isUp={false} fill="#3b82f6" />
      </>
    ),
  },
  ring: { from: "#4a044e", to: "#1e3a8a", scene: <Ring /> },
  "speed-six": { from: "#1f2937", to: "#b91c1c", scene: <SpeedScene /> },
  dice: {
    from: "#7e22ce",
    to: "#1d4ed8",
    scene: (
      <>
        <Die x={34} y={30} size={46} n={5} turn={-12} />
        <Die x={84} y={34} size={42} n={3} turn={16} />
      </>
    ),
  },
  blackjack: {
    from: "#0f172a",
    to: "#14532d",
    scene: (
      <>
        <Card x={62} y={52} turn={-10} text="A" suit="♠" />
        <Card x={96} y={50} turn={8} text="J" suit="♥" />
        <g transform="translate(134 24)">
          <circle r="15" fill="#f59e0b" />
          <text fontSize="15" fontWeight="800" fill="#111827" textAnchor="middle" dominantBaseline="central">
            21
          </text>
        </g>
      </>
    ),
  },
  "virtual-dog": { from: "#365314", to: "#854d0e", scene: <DogScene /> },
  "virtual-horse": { from: "#0c4a6e", to: "#3f6212", scene: <HorseScene /> },
  "virtual-soccer": { from: "#166534", to: "#14532d", scene: <SoccerScene /> },
  "virtual-basketball": { from: "#7c2d12", to: "#c2410c", scene: <BasketballScene /> },
};

/** The picture of a kind of game, as wide as its place and five eighths as high. */
export function KindPicture({ kind }: { kind: KindName }) {
  const { from, to, scene } = PICTURES[kind];
  return (
    <svg
      viewBox="0 0 160 100"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="block h-auto w-full"
      style={{ backgroundImage: `linear-gradient(135deg, ${from}, ${to})` }}
    >
      <circle cx="138" cy="8" r="46" fill="#fff" fillOpacity="0.06" />
      <circle cx="12" cy="98" r="34" fill="#fff" fillOpacity="0.05" />
      {scene}
    </svg>
  );
}
