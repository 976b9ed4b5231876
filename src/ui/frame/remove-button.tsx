import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { askConfirm } from "../../machines/dialogs/ask-confirm.ts";
import { useApp } from "../app-context.ts";
import { useToldCall } from "./use-told-call.ts";
import { Button } from "../primitives/button.tsx";

export interface RemoveButtonProps {
  remove: () => Promise<unknown>;
  /** The list that is shown, and read anew, once it is removed. */
  to: string;
  queryKey: QueryKey;
  text: Readonly<Record<"removeTitle" | "removeAsk" | "remove" | "cancel", string>>;
}

/** Removes what the page shows, once it is confirmed, and leads to its list. */
export function RemoveButton({ remove, to, queryKey, text }: RemoveButtonProps) {
  const { dialogs } = useApp().actors;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const removal = useToldCall(async () => {
    await remove();
    await navigate({ to });
    await queryClient.invalidateQueries({ queryKey });
  });
  const ask = async () => {
    const isSure = await askConfirm(dialogs, {
      title: text.removeTitle,
      message: text.removeAsk,
      confirmLabel: text.remove,
      cancelLabel: text.cancel,
    });
    if (isSure) removal.run();
  };
  return (
    <Button size="sm" look="danger" isBusy={removal.isBusy} onClick={() => void ask()}>
      {text.remove}
    </Button>
  );
}
