// Matches of the virtual sports as they went: the minutes of goals, the quarters.
import { DRAWING_TEXT as TEXT } from "./text.ts";
import { type DrawingProps, Step, Surface } from "./parts.tsx";

const LEFT = 30;
const RIGHT = 370;
const MINUTES = 90;
/** Minutes that pass while one thing comes in. */
const MINUTES_A_STEP = 4;
const ON_PITCH = "#fff";
const HOME = "#dc2626";
const AWAY = "#2563eb";

const atMinute = (minute: number) => LEFT + ((RIGHT - LEFT) * minute) / MINUTES;

/** A pitch with the goals of both sides over the ninety minutes. */
export function SoccerDrawing({ drawn: [home = [], away = []], label }: DrawingProps) {
  return (
    <Surface label={label} height={170}>
      <rect x={2} y={2} width={396} height={166} rx={10} fill="#166534" />
      <g fill="none" stroke={ON_PITCH} opacity={0.35} strokeWidth={2}>
        <path d="M200 2V168" />
        <circle cx={200} cy={85} r={38} />
        <path d="M2 50H34V120H2M398 50H366V120H398" />
      </g>
      <g fill={ON_PITCH} fontSize={13}>
        <text x={60} y={24}>
          {TEXT.home}
        </text>
        <text x={340} y={24}>
          {TEXT.away}
        </text>
      </g>
      <Step at={MINUTES / MINUTES_A_STEP}>
        <text x={200} y={26} fontSize={30} fill={ON_PITCH}>
          {TEXT.score(home.length, away.length)}
        </text>
      </Step>
      <path d={`M${LEFT} 100H${RIGHT}`} stroke={ON_PITCH} strokeWidth={3} />
      <path data-trace="" pathLength={1} d={`M${LEFT} 100H${RIGHT}`} stroke="#facc15" strokeWidth={3} />
      {[0, MINUTES / 2, MINUTES].map((minute) => (
        <text key={minute} x={atMinute(minute)} y={158} fontSize={11} fill={ON_PITCH}>
          {TEXT.minute(minute)}
        </text>
      ))}
      <Goals minutes={home} y={80} fill={HOME} />
      <Goals minutes={away} y={120} fill={AWAY} />
    </Surface>
  );
}

function Goals({ minutes, y, fill }: { minutes: readonly number[]; y: number; fill: string }) {
  return minutes.map((minute, i) => (
    <Step key={`${i} ${minute}`} at={minute / MINUTES_A_STEP}>
      <circle cx={atMinute(minute)} cy={y} r={13} fill={fill} stroke={ON_PITCH} />
      <text x={atMinute(minute)} y={y} fontSize={12} fill={ON_PITCH}>
        {minute}
      </text>
    </Step>
  ));
}

const QUARTERS = 4;
const STEPS_A_QUARTER = 4;
const FROM = 90;

/** The points of each quarter, and how the lead moved. */
export function BasketballDrawing({ drawn: [home = [], away = []], label }: DrawingProps) {
  const gap = 250 / home.length;
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  const leads = home.map((_, i) => sum(home.slice(0, i + 1)) - sum(away.slice(0, i + 1)));
  const scale = 28 / Math.max(10, ...leads.map(Math.abs));
  const at = (i: number) => FROM + gap * i;
  const line = leads.map((lead, i) => `L${at(i)} ${128 - lead * scale}`).join("");
  return (
    <Surface label={label} height={165}>
      <g fill="currentColor" fontSize={13}>
        {home.map((_, i) => (
          <text key={i} x={at(i)} y={14} fontSize={12}>
            {i < QUARTERS ? TEXT.quarter(i + 1) : TEXT.overtime}
          </text>
        ))}
        <text x={360} y={14} fontSize={12}>
          {TEXT.total}
        </text>
      </g>
      {[
        { name: TEXT.home, points: home, y: 44, fill: HOME },
        { name: TEXT.away, points: away, y: 74, fill: AWAY },
      ].map(({ name, points, y, fill }) => (
        <g key={name} fill="currentColor" fontSize={17}>
          <circle cx={14} cy={y} r={6} fill={fill} />
          <text x={44} y={y} fontSize={13}>
            {name}
          </text>
          {points.map((one, i) => (
            <Step key={`${i} ${one}`} at={i * STEPS_A_QUARTER}>
              <text x={at(i)} y={y}>
                {one}
              </text>
            </Step>
          ))}
          <Step at={points.length * STEPS_A_QUARTER}>
            <text x={360} y={y} fontSize={20}>
              {sum(points)}
            </text>
          </Step>
        </g>
      ))}
      <path d={`M14 128H386`} stroke="currentColor" opacity={0.3} />
      <path
        data-trace=""
        pathLength={1}
        d={`M14 128${line}`}
        fill="none"
        stroke={(leads.at(-1) ?? 0) > 0 ? HOME : AWAY}
        strokeWidth={4}
      />
    </Surface>
  );
}
