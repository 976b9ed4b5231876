import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { CommandEndpoint, Input } from "../../api/contract/endpoint.ts";
import { LateCommandButton } from "./form/late-command-button.tsx";

export interface RemoveButtonProps<To extends CommandEndpoint> {
  /** Of the command. */
  name: string;
  to: To;
  input: Input<To>;
  /** The list that is shown, and read anew, once it is removed. */
  list: string;
  queryKey: QueryKey;
  text: Readonly<Record<"removeTitle" | "removeAsk" | "remove" | "cancel", string>>;
}

/** Removes what the page shows, once it is confirmed, and leads to its list. */
export function RemoveButton<To extends CommandEndpoint>({ list, queryKey, text, ...command }: RemoveButtonProps<To>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate({ to: list });
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <LateCommandButton
      {...command}
      label={text.remove}
      look="danger"
      size="sm"
      question={{
        title: text.removeTitle,
        message: text.removeAsk,
        confirmLabel: text.remove,
        cancelLabel: text.cancel,
      }}
      onDone={() => void leave()}
    />
  );
}
