import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { Panel } from "../../primitives/panel.tsx";
import { FactList } from "../request/fact-list.tsx";
import { ROOM_TEXT as TEXT } from "./text.ts";

/** What is looked at before an exchange by any way: what can be exchanged, and what is still missing. */
export function RoomPanel({ title, terms }: { title: string; terms: Pick<ExchangeTermsAnswer, "limits" | "room"> }) {
  const { limits, room } = terms;
  const todayLeft = Math.max(0, limits.exchangeWonPerDay - room.todayWon);
  return (
    <Panel title={title}>
      <div className="px-3 py-1">
        <FactList
          facts={[
            { name: TEXT.available, value: TEXT.won(addComma(room.available)) },
            {
              name: TEXT.wagering,
              value: room.wagering === 0 ? TEXT.wageringNone : TEXT.won(addComma(room.wagering)),
            },
            { name: TEXT.today, value: TEXT.todayOf(room.todayCount, limits.exchangesPerDay) },
            { name: TEXT.todayLeft, value: TEXT.won(addComma(todayLeft)) },
          ]}
        />
      </div>
    </Panel>
  );
}
