import { Suspense, useRef, useState } from "react";
import type { Action } from "../../../domain/operator/rights.ts";
import { useAllowed } from "../../frame/form/allowed.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { type Stale, useStale } from "../use-stale.ts";
import { type DeskForm, DeskList, type Listed } from "./desk-list.tsx";
import { DESK_TEXT as TEXT } from "./text.ts";

export type EntityDeskProps<Row> = Listed<Row> & {
  /** The list stands in a panel of this title, with the button of a new one at its head. Left out: on the page. */
  panel?: string;
  /** What is read anew when something was done. */
  stale: readonly Stale[];
  /** The form of a new one. */
  add?: {
    label: string;
    right?: Action;
    look?: "primary";
    title?: string;
    render: (form: DeskForm) => React.ReactNode;
  };
};

/** The screen of an operator for one kind of thing: its list, the editor of the selected one, the form of a new one. */
export function EntityDesk<Row extends object>({ panel, stale, add, ...list }: EntityDeskProps<Row>) {
  const readAnew = useStale(...stale);
  const [told, setTold] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const tell = (text: string) => {
    readAnew();
    setTold(text);
  };
  const formOf = (onClose: () => void): DeskForm => ({
    onDone: readAnew,
    onTell: tell,
    onClose,
    onFinish: (text) => {
      tell(text);
      onClose();
      // The form that held the focus is gone.
      addButton.current?.focus();
    },
  });
  const mayAdd = useAllowed(add?.right);
  const head = add && mayAdd && (
    <Button
      ref={addButton}
      size={panel === undefined ? "md" : "sm"}
      look={add.look ?? "quiet"}
      aria-expanded={isAdding}
      onClick={() => {
        setAdding(!isAdding);
        setTold(null);
      }}
    >
      {isAdding ? TEXT.close : add.label}
    </Button>
  );
  const form = isAdding && (
    <Suspense fallback={<Skeleton lines={4} />}>{add?.render(formOf(() => setAdding(false)))}</Suspense>
  );
  if (panel === undefined)
    return (
      <div className="grid grid-cols-1 gap-3">
        {head && <div className="flex justify-end">{head}</div>}
        {form && (
          <Panel title={add?.title ?? add?.label ?? ""}>
            <div className="p-3">{form}</div>
          </Panel>
        )}
        <ActionNotice text={told} />
        <DeskList<Row> {...(list as Listed<Row>)} formOf={formOf} />
      </div>
    );
  return (
    <Panel
      title={panel}
      aside={
        <div className="flex items-center gap-3">
          <ActionNotice text={told} />
          {head}
        </div>
      }
    >
      {form && <div className="border-b border-line p-3">{form}</div>}
      <DeskList<Row> {...(list as Listed<Row>)} formOf={formOf} />
    </Panel>
  );
}
