import type { Banner, BannerMotif } from "../../../domain/programmes/campaign-event.ts";

/** Strokes on a field of 100 × 100. */
const MOTIFS: Readonly<Record<BannerMotif, string>> = {
  ball: "M50 10a40 40 0 100 80 40 40 0 000-80zM50 34l16 12-6 19H40l-6-19zM50 10v24M88 42l-22 4M74 82L60 65M26 82l14-17M12 42l22 4",
  coins:
    "M35 30a25 9 0 1050 0 25 9 0 10-50 0v40a25 9 0 0050 0V30M35 50a25 9 0 0050 0M15 55a20 7 0 0020 7M15 55a20 7 0 0120-7M15 55v25a20 7 0 0020 7",
  calendar: "M15 22h70v66H15zM15 40h70M32 12v18M68 12v18M34 64l11 11 22-24",
  trophy:
    "M32 14h36v26a18 18 0 01-36 0zM32 22H14c0 18 8 24 18 24M68 22h18c0 18-8 24-18 24M50 58v16M34 86h32M40 74h20v12H40z",
  cards: "M22 30l36-12 20 56-36 12zM58 22l22 6-14 50M42 46c6-8 12 0 6 8-8-2-12-6-6-8z",
  gift: "M14 38h72v16H14zM20 54h60v34H20zM50 38v50M50 38c-22 0-28-24-14-24 10 0 14 14 14 24zM50 38c22 0 28-24 14-24-10 0-14 14-14 24z",
};

export interface EventBannerProps {
  banner: Banner;
  title: string;
  summary: string;
  className?: string;
}

/** A banner drawn from its parameters: two colours and a motif. The text stands on a dark field, whatever the colours. */
export function EventBanner({ banner: { from, to, motif }, title, summary, className = "h-28" }: EventBannerProps) {
  return (
    <div
      style={{ background: `linear-gradient(115deg, ${from}, ${to})` }}
      className={`relative overflow-hidden rounded-lg text-on-picture ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="absolute -right-2 -bottom-3 h-[115%] opacity-35"
      >
        <path d={MOTIFS[motif]} />
      </svg>
      <div className="absolute inset-0 grid content-end gap-0.5 bg-linear-to-r from-veil/75 to-veil/35 p-3">
        <p className="truncate text-base font-bold">{title}</p>
        {summary && <p className="truncate text-sm">{summary}</p>}
      </div>
    </div>
  );
}
