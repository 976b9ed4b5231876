import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../primitives/button.tsx";
import { Panel } from "../primitives/panel.tsx";
import { ActionNotice } from "./action-notice.tsx";
import { isChanged, useUnsaved } from "./unsaved.tsx";
import { useAction } from "./use-action.ts";

export interface ActionFormProps {
  title: string;
  /** Of the one button; or `renderButtons`, where there is more than one. */
  label?: string;
  renderButtons?: (isBusy: boolean) => ReactNode;
  children: ReactNode;
  /** `text` reads a field, `pressed` is the value of the button; answers what is shown. */
  onSubmit: (text: (name: string) => string, pressed: string | null) => Promise<string>;
}

/** A titled form of one call. What was typed stays when the call is refused. */
export function ActionForm({ title, label, renderButtons, children, onSubmit }: ActionFormProps) {
  const { isBusy, notice, run } = useAction();
  const [isEdited, setEdited] = useState(false);
  useUnsaved(isEdited);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = event.currentTarget;
    const fields = new FormData(form);
    run(async () => {
      const text = await onSubmit(
        (name) => String(fields.get(name) ?? ""),
        submitter instanceof HTMLButtonElement ? submitter.value : null,
      );
      form.reset();
      setEdited(false);
      return text;
    });
  };
  return (
    <Panel title={title}>
      <form
        onSubmit={submit}
        onChange={(event) => setEdited(isChanged(event.currentTarget))}
        className="grid gap-3 p-3"
      >
        {children}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <ActionNotice notice={notice} />
          {renderButtons ? (
            renderButtons(isBusy)
          ) : (
            <Button type="submit" look="primary" isBusy={isBusy}>
              {label}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
