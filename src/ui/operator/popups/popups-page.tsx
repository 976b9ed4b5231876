import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AdminPopup, PopupRequest } from "../../../api/contract/operator.ts";
import { adminPopupsQuery, removePopup, savePopup } from "../../../api/queries/admin.ts";
import { askConfirm } from "../../../machines/dialogs/ask-confirm.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { PopupForm } from "./popup-form.tsx";
import { PopupRow } from "./popup-row.tsx";
import { ADMIN_TEXT, POPUPS_TEXT as TEXT } from "../text.ts";

/** In place of an id while a new popup is written. */
const NEW = "";

/** Every popup, also those that are not shown, and the form of the one that is open. */
export function PopupsPage() {
  const { api, actors } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(adminPopupsQuery(api));
  const [openId, setOpenId] = useState<string | null>(null);
  const [newId, setNewId] = useState("");
  const [done, setDone] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const items = query.data?.items ?? [];

  const toggle = (id: string) => {
    // One id for one writing: sent again after a lost answer, it is no second popup.
    if (id === NEW && openId !== NEW) setNewId(crypto.randomUUID());
    setOpenId(openId === id ? null : id);
    setDone(null);
  };
  const finish = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: adminPopupsQuery(api).queryKey });
    setOpenId(null);
    setDone(text);
    // The form that held the focus is gone.
    addButton.current?.focus();
    return text;
  };
  const save = async (id: string, popup: PopupRequest) => {
    await savePopup(api, id, popup);
    return finish(ADMIN_TEXT.saved);
  };
  const remove = async ({ id, title }: AdminPopup) => {
    const isSure = await askConfirm(actors.dialogs, {
      title: TEXT.removeTitle,
      message: TEXT.removeAsk(title),
      confirmLabel: TEXT.remove,
      cancelLabel: TEXT.cancel,
    });
    if (!isSure) return "";
    await removePopup(api, id);
    return finish(TEXT.removed);
  };

  return (
    <Panel
      title={titleOf("/admin/popups")}
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
          <PopupForm popup={blankAfter(items)} onSave={(popup) => save(newId, popup)} />
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
                <PopupForm
                  popup={requestOf(popup)}
                  onSave={(next) => save(popup.id, next)}
                  onRemove={() => remove(popup)}
                />
              )}
            </PopupRow>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A popup to be written, at the end of the list. */
function blankAfter(items: readonly AdminPopup[]): PopupRequest {
  const last = Math.max(-1, ...items.map(({ position }) => position));
  return {
    title: "",
    contents: "",
    width: 360,
    pcLeftLocation: 40,
    pcTopLocation: 90,
    popupFlg: true,
    position: Math.min(1_000, last + 1),
  };
}

function requestOf({ id: _id, ...popup }: AdminPopup): PopupRequest {
  return popup;
}
