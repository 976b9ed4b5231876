import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { allPopups, removePopup } from "../../../api/contract/operator/popups.endpoints.ts";
import type { OperatorPopup } from "../../../api/contract/operator/popups.ts";
import { rereadWhenDue } from "../../../api/queries/reread.ts";
import { sectionTitle } from "../../../domain/frame/pages/sections.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { untilNext } from "../next-time.ts";
import { OPERATOR_TEXT } from "../text.ts";
import { POPUPS_TEXT as TEXT } from "./text.ts";
import { writtenOf } from "./popup-command.ts";
import { PopupForm } from "./popup-form.tsx";
import { PopupRow } from "./popup-row.tsx";

const WHEN_ONE_TURNS = rereadWhenDue(({ items }: { items: readonly OperatorPopup[] }) =>
  untilNext(
    items.flatMap(({ showsFrom, showsUntil }) => [showsFrom, showsUntil]),
    Date.now(),
  ),
);

/** Every popup, also those that are not shown, and the form of the one that is open. */
export function PopupsPage() {
  const { api } = useApp();
  const query = useQuery({ ...queryOf(api, allPopups, {}), ...WHEN_ONE_TURNS });
  return (
    <EntityDesk<OperatorPopup>
      panel={sectionTitle("/admin/popups")}
      empty={TEXT.empty}
      query={query}
      stale={[allPopups]}
      rowId={({ id }) => id}
      add={{
        right: "popups.change",
        label: TEXT.add,
        render: ({ onFinish }) => (
          <PopupForm
            popup={BLANK}
            version={null}
            position={positionAfter(query.data?.items ?? [])}
            onDone={() => onFinish(OPERATOR_TEXT.saved)}
          />
        ),
      }}
      renderRow={(popup, isOpen, onToggle, below) => (
        <PopupRow key={popup.id} popup={popup} isOpen={isOpen} onToggle={onToggle}>
          {below}
        </PopupRow>
      )}
      editors={[
        {
          label: TEXT.edit,
          right: "popups.change",
          render: (popup, { onFinish }) => (
            <PopupForm
              id={popup.id}
              popup={writtenOf(popup)}
              position={popup.position}
              version={popup.version}
              onDone={() => onFinish(OPERATOR_TEXT.saved)}
            />
          ),
        },
      ]}
      remove={{
        label: TEXT.remove,
        look: "danger",
        to: removePopup,
        idOf: ({ id }) => id,
        ask: ({ title }) => TEXT.removeAsk(title),
        told: TEXT.removed,
      }}
    />
  );
}

const BLANK: React.ComponentProps<typeof PopupForm>["popup"] = {
  title: "",
  contents: "",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 90,
  popupFlg: true,
  levels: [],
  device: "all",
  showsFrom: null,
  showsUntil: null,
};

/** A new popup stands at the end of the list. */
function positionAfter(items: readonly OperatorPopup[]): number {
  return Math.min(1_000, Math.max(-1, ...items.map(({ position }) => position)) + 1);
}
