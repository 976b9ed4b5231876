// Short notices that go by themselves. Loaded with the first of them, and mounted beside the page.
import { createToaster, Toast, Toaster } from "@ark-ui/react/toast";
import { createRoot } from "react-dom/client";
import { Icon } from "../../primitives/icon.tsx";
import { TOAST_TEXT } from "./text.ts";

/** How long a notice stays, in milliseconds; the pointer on it stops the time. */
const SHOWN_MS = 8_000;

const toaster = createToaster({
  placement: "top",
  duration: SHOWN_MS,
  // Within the header, which is 48 high and has no choice: neither a price nor a button of the slip is covered.
  max: 1,
  offsets: { left: "4px", right: "4px", top: "4px", bottom: "4px" },
});

let isMounted = false;

export interface Notice {
  title: string;
  text: string;
}

/** Shows a notice, whatever page is open. */
export function showToast({ title, text }: Notice): void {
  if (!isMounted) {
    isMounted = true;
    createRoot(document.body.appendChild(document.createElement("div"))).render(<ToastHost />);
  }
  // The region has to be there before what it reads out.
  setTimeout(() => toaster.create({ title, description: text }), 0);
}

/** Where the notices appear; a screen reader reads them out. */
export function ToastHost() {
  return (
    <Toaster toaster={toaster} aria-label={TOAST_TEXT.region}>
      {({ title, description }) => (
        <Toast.Root className="flex h-10 w-96 max-w-[calc(100vw-0.5rem)] items-center gap-2 rounded-lg border border-edge bg-surface pl-3 shadow-pop">
          <div className="min-w-0 flex-1 leading-tight">
            <Toast.Title className="truncate text-sm font-bold">{title}</Toast.Title>
            <Toast.Description className="truncate text-xs text-muted">{description}</Toast.Description>
          </div>
          <Toast.CloseTrigger
            aria-label={TOAST_TEXT.close}
            className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
          >
            <Icon name="close" size={16} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
