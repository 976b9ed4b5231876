import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { campaignEventById } from "../../../api/contract/programmes/campaign-events.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { isMissing, NotFoundPage } from "../../frame/error/error-pages.tsx";
import { usePathId } from "../../frame/use-path-id.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { EventBanner } from "./event-banner.tsx";
import { EVENT_TEXT as TEXT } from "./text.ts";

const LINK = "flex h-9 items-center rounded-md border border-line bg-surface px-3 text-sm hover:bg-hover";

/** One event: its banner, its time and its text. */
export function EventViewPage() {
  const { api } = useApp();
  const id = usePathId();
  const query = useQuery(queryOf(api, campaignEventById, { params: { id } }));
  if (isMissing(query.error)) return <NotFoundPage reason={TEXT.missing} list={{ to: "/event", label: TEXT.back }} />;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-3">
      <PageHeading title={query.data?.title ?? TEXT.one} />
      <QueryView query={query} lines={3} lineClassName="h-36">
        {({ title, summary, banner, contents, startsAt, endsAt, phase }) => (
          <article className="grid grid-cols-1 gap-3" data-event={id} data-state={phase}>
            <EventBanner banner={banner} title={title} summary={summary} className="h-36 tablet:h-48" />
            <p className="text-sm text-muted tabular-nums">
              {TEXT.from(formatDateTime(startsAt), endsAt ? formatDateTime(endsAt) : TEXT.endless)}
            </p>
            {phase === "ended" && <p className="text-sm font-bold">{TEXT.over}</p>}
            {/* The text's own headings are of the third level. */}
            <h2 className="sr-only">{TEXT.contents}</h2>
            <SafeHtml html={contents} className="rounded-lg border border-line bg-surface p-3 text-sm" />
          </article>
        )}
      </QueryView>
      <nav aria-label={TEXT.back} className="flex gap-2">
        <Link to="/event" className={LINK}>
          {TEXT.back}
        </Link>
        <Link to="/event/rules" className={LINK}>
          {TEXT.rules}
        </Link>
      </nav>
    </div>
  );
}
