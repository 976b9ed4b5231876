import { UpcomingStrip } from "./upcoming-strip.tsx";
import { useUpcoming } from "./use-upcoming.ts";

/** What begins next, of one sport or of all. */
export function Upcoming({ sportId }: { sportId: string | undefined }) {
  return <UpcomingStrip actor={useUpcoming(sportId)} />;
}
