import { Dialog } from "../../primitives/dialog.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

/** An enquiry without leaving the page. */
export function CustomerWriteDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  return (
    <Dialog title={TEXT.write} onClose={onClose}>
      <EnquiryForm kind="general" onDone={() => onDone(TEXT.submitted)} onClose={onClose} />
    </Dialog>
  );
}
