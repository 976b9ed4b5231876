import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { download } from "../../../api/client/download.ts";
import { exportReceivers, receivers } from "../../../api/contract/operator/mailings.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Pager } from "../../primitives/list/pager.tsx";
import { ExportButtons } from "../table/export-buttons.tsx";
import { MAILINGS_TEXT as TEXT } from "./text.ts";

const STATES = [undefined, "read", "unread"] as const;

/** Who got the message, and when they read it. The address is the list's: the page of this one is its own. */
export function Receivers({ id }: { id: string }) {
  const { api } = useApp();
  const [{ state, page }, show] = useState<{ state: (typeof STATES)[number]; page: number }>({
    state: undefined,
    page: 1,
  });
  const filter = state && { state };
  const query = useQuery(pageQuery(api, receivers, { params: { id }, query: { ...filter, page } }));
  return (
    <section aria-label={TEXT.receivers} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        {STATES.map((one) => (
          <Button
            key={one ?? "all"}
            size="sm"
            aria-pressed={one === state}
            look={one === state ? "primary" : "quiet"}
            onClick={() => show({ state: one, page: 1 })}
          >
            {one === undefined ? TEXT.all : TEXT.readStates[one]}
          </Button>
        ))}
        <span className="ml-auto flex gap-1">
          <ExportButtons
            save={(format) => download(api, exportReceivers, { params: { id }, query: { ...filter, format } })}
          />
        </span>
      </div>
      <QueryView
        query={query}
        empty={<p className="text-xs text-muted">{TEXT.noReceivers}</p>}
        lines={4}
        lineClassName="h-8"
      >
        {(found) => (
          <>
            <table aria-label={TEXT.receivers} className="w-full text-sm">
              <thead className="text-left text-xs text-muted">
                <tr>
                  <th scope="col" className="py-1">
                    {TEXT.member}
                  </th>
                  <th scope="col">{TEXT.level}</th>
                  <th scope="col" className="text-right">
                    {TEXT.readAt}
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.items.map(({ userId, nickname, level, readAt }) => (
                  <tr key={userId} className="border-t border-line">
                    <td className="py-1 break-all">{TEXT.named(userId, nickname)}</td>
                    <td className="tabular-nums">{level}</td>
                    <td className="text-right text-xs tabular-nums">
                      {readAt === null ? TEXT.readStates.unread : formatDateTime(readAt)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {found.pageCount > 1 && (
              <Pager
                page={found.page}
                pageCount={found.pageCount}
                renderLink={(target, { name, text, isCurrent, className }) => (
                  <button
                    type="button"
                    aria-label={name}
                    aria-current={isCurrent ? "page" : undefined}
                    className={className}
                    onClick={() => show({ state, page: target })}
                  >
                    {text}
                  </button>
                )}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
