import { BrandMark } from "../layout/brand.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { MAINTENANCE_TEXT as TEXT } from "./text.ts";

/** `endsAt` null: nobody knows yet. */
export function MaintenanceNotice({
  notice,
  endsAt,
}: {
  notice: string;
  endsAt: { instant: string; text: string } | null;
}) {
  return (
    <div className="grid w-full max-w-140 gap-4 rounded-lg border border-line bg-surface p-6">
      <div className="flex items-center gap-3">
        <BrandMark size={32} />
        <div className="[&>div]:mb-0">
          <PageHeading title={TEXT.title} />
        </div>
      </div>
      {notice ? <SafeHtml html={notice} className="text-sm" /> : <p className="text-sm">{TEXT.lead}</p>}
      <dl className="flex flex-wrap items-baseline justify-between gap-2 rounded-md bg-sunken px-4 py-3">
        <dt className="text-sm text-muted">{TEXT.endsAt}</dt>
        <dd className="text-lg font-bold">
          {endsAt ? <time dateTime={endsAt.instant}>{endsAt.text}</time> : TEXT.unknown}
        </dd>
      </dl>
      <p className="text-sm text-muted">{TEXT.leaves}</p>
    </div>
  );
}
