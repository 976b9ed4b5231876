// What the editor can write. The sanitiser of the server takes no more than this: server/community/sanitize.ts.
import { Image } from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";

/** An address of this site: the page loads nothing from elsewhere, and links lead nowhere else. */
export function isOwnAddress(address: string): boolean {
  return /^(?:\/(?![/\\])|#)\S*$/.test(address);
}

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isOwnAddress(address),
    },
    code: false,
    codeBlock: false,
    gapcursor: false,
  }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
];
