import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { overview } from "../../../api/contract/operator/overview.endpoints.ts";
import { reread } from "../../../api/queries/reread.ts";
import { useApp } from "../../app-context.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { AlarmList } from "./alarm-list.tsx";
import { ExposureList } from "./exposure-list.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { ProductTable } from "./product-table.tsx";
import { QueueTiles } from "./queue-tiles.tsx";

const DayCharts = lazy(() => import("./day-charts.tsx").then((file) => ({ default: file.DayCharts })));

/** The start of the console: what runs now. What the account may not read is not there. */
export function OverviewPage() {
  const { api } = useApp();
  // The stream tells of what waits and of bets; who is logged in, and the hour, nothing tells.
  const query = useQuery({ ...queryOf(api, overview, {}), ...reread("overview") });
  return (
    <QueryView query={query} lines={10}>
      {(found) => (
        <div className="grid grid-cols-1 gap-3">
          <AlarmList alarms={found.alarms} />
          <FigureTiles found={found} />
          <QueueTiles queues={found.queues} at={found.at} />
          <div className="grid grid-cols-1 items-start gap-3 slip:grid-cols-2">
            {found.bets && <ProductTable bets={found.bets} />}
            {found.exposure && <ExposureList exposure={found.exposure} />}
          </div>
          {(found.money !== null || found.bets !== null) && (
            <LatePart>
              <DayCharts money={found.money} bets={found.bets} />
            </LatePart>
          )}
        </div>
      )}
    </QueryView>
  );
}
