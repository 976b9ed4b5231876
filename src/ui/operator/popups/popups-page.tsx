import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { allPopups } from "../../../api/contract/operator/contents.endpoints.ts";
import type { AdminPopup } from "../../../api/contract/operator/operator.ts";
import { sectionTitle } from "../../../domain/frame/pages/sections.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import type { PopupFields } from "./popup-commands.ts";
import { PopupForm } from "./popup-form.tsx";
import { PopupRow } from "./popup-row.tsx";
import { POPUPS_TEXT as TEXT } from "../text.ts";

/** In place of an id while a new popup is written. */
const NEW = "";

/** Every popup, also those that are not shown, and the form of the one that is open. */
export function PopupsPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, allPopups, {}));
  const [openId, setOpenId] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const items = query.data?.items ?? [];

  const toggle = (id: string) => {
    setOpenId(openId === id ? null : id);
    setDone(null);
  };
  const finish = (text: string) => {
    void queryClient.invalidateQueries({ queryKey: keyOf(allPopups) });
    setOpenId(null);
    setDone(text);
    // The form that held the focus is gone.
    addButton.current?.focus();
  };
  return (
    <Panel
      title={sectionTitle("/admin/popups")}
      state={query.isPending ? "loading" : query.isError ? "failed" : items.length > 0 ? "filled" : "empty"}
      aside={
        <div className="flex items-center gap-3">
          <ActionNotice notice={done === null ? null : { text: done, isError: false }} />
          <Button ref={addButton} size="sm" aria-expanded={openId === NEW} onClick={() => toggle(NEW)}>
            {openId === NEW ? TEXT.close : TEXT.add}
          </Button>
        </div>
      }
    >
      {openId === NEW && (
        <div className="border-b border-line px-3 pb-3">
          <PopupForm id={null} popup={BLANK} position={positionAfter(items)} onDone={finish} />
        </div>
      )}
      {query.isPending ? (
        <Skeleton lines={4} />
      ) : query.isError ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : items.length === 0 ? (
        <EmptyState title={TEXT.empty} />
      ) : (
        <ul>
          {items.map((popup) => (
            <PopupRow key={popup.id} popup={popup} isOpen={openId === popup.id} onToggle={() => toggle(popup.id)}>
              {openId === popup.id && (
                <PopupForm id={popup.id} popup={fieldsOf(popup)} position={popup.position} onDone={finish} />
              )}
            </PopupRow>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const BLANK: PopupFields = {
  title: "",
  contents: "",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 90,
  popupFlg: true,
};

/** A new popup stands at the end of the list. */
function positionAfter(items: readonly AdminPopup[]): number {
  return Math.min(1_000, Math.max(-1, ...items.map(({ position }) => position)) + 1);
}

function fieldsOf({ id: _id, position: _position, ...popup }: AdminPopup): PopupFields {
  return popup;
}
