import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { exchangeTerms } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { isOpen } from "../../../domain/wallet/money-request.ts";
import { mostExchange } from "../../../domain/wallet/money-terms.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { FactList } from "../request/fact-list.tsx";
import { MONEY_CHANGE_TEXT as TEXT } from "./text.ts";

/** Opened from the balance of the header: what there is, what can be exchanged, and the ways to change it. */
export function MoneyChangeDialog({ onClose }: { onClose: () => void }) {
  const { queries } = useApp();
  const navigate = useNavigate();
  const go = (to: "/charge" | "/exchange" | "/mywallet/money") => {
    onClose();
    void navigate({ to });
  };
  return (
    <Dialog
      title={TEXT.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => go("/mywallet/money")}>{TEXT.history}</Button>
          <Button onClick={() => go("/exchange")}>{TEXT.exchange}</Button>
          <Button look="primary" onClick={() => go("/charge")}>
            {TEXT.charge}
          </Button>
        </>
      }
    >
      {/* Dialogs stand outside of the pages' frame. */}
      <QueryClientProvider client={openQueries(queries)}>
        <Terms />
      </QueryClientProvider>
    </Dialog>
  );
}

function Terms() {
  const terms = useQuery(queryOf(useApp().api, exchangeTerms, {}));
  return (
    <QueryView query={terms} lines={4} lineClassName="h-9">
      {(found) => <FactList facts={factsOf(found)} />}
    </QueryView>
  );
}

function factsOf({ limits, room, latest }: ExchangeTermsAnswer) {
  const canExchange = room.wagering === 0 && room.todayCount < limits.exchangesPerDay;
  return [
    { name: TEXT.total, value: TEXT.won(addComma(room.available)) },
    ...(latest && isOpen(latest.state) ? [{ name: TEXT.reserved, value: TEXT.won(addComma(latest.amount)) }] : []),
    { name: TEXT.wagering, value: room.wagering === 0 ? TEXT.wageringNone : TEXT.won(addComma(room.wagering)) },
    { name: TEXT.today, value: TEXT.won(addComma(canExchange ? mostExchange(limits, room) : 0)) },
  ];
}
