import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { pointTerms } from "../../../api/contract/wallet/points.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Money } from "../../primitives/money.tsx";
import { ConvertForm } from "./convert-form.tsx";
import { POINT_TEXT as TEXT } from "./text.ts";

/** Opened from the points of the header: they become money (decisions, rule 27). */
export function PointChangeDialog({ onClose }: { onClose: () => void }) {
  const { queries, actors } = useApp();
  const navigate = useNavigate();
  const points = useSelector(actors.session, (snapshot) => snapshot.context.user?.point ?? 0);
  const showHistory = () => {
    onClose();
    void navigate({ to: "/mywallet/point" });
  };
  return (
    <Dialog title={TEXT.convertTitle} onClose={onClose} footer={<Button onClick={showHistory}>{TEXT.history}</Button>}>
      {/* Dialogs stand outside of the pages' frame. */}
      <QueryClientProvider client={openQueries(queries)}>
        <p className="mb-3 flex justify-between gap-2 text-sm">
          <span className="text-muted">{TEXT.points}</span>
          <Money amount={points} unit="point" />
        </p>
        <Conversion />
      </QueryClientProvider>
    </Dialog>
  );
}

function Conversion() {
  const terms = useQuery(queryOf(useApp().api, pointTerms, {}));
  return (
    <QueryView query={terms} lines={2}>
      {(found) => <ConvertForm terms={found} />}
    </QueryView>
  );
}
