const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  logout: "M14 4h5v16h-5M4 12h11M11 8l4 4-4 4",
  message: "M4 6h16v12H4zM4 7l8 6 8-6",
  history: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  ball: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 8l4 3-1.5 4.5h-5L8 11zM12 3v5M21 11l-5 0M17.5 19l-3-3.5M6.5 19l3-3.5M3 11l5 0",
  shield: "M12 3l8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6z",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  device: "M7 3h10v18H7zM11 18h2",
  monitor: "M3 5h18v11H3zM9 20h6M12 16v4",
  retry: "M20 11a8 8 0 10-2.3 6.3M20 5v6h-6",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  offline: "M3 3l18 18M8.5 15.5a5 5 0 015-1.4M5 12a10 10 0 015-2.7M19 12a10 10 0 00-4-2.4M12 19h.01",
  megaphone: "M4 10v4h3l7 4V6l-7 4zM18 9a4 4 0 010 6",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  user: "M12 4a4 4 0 100 8 4 4 0 000-8zM4 20c1-4 4-6 8-6s7 2 8 6",
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** A drawn line icon; the text beside it or the control around it names it. */
export function Icon({ name, size = 18, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
