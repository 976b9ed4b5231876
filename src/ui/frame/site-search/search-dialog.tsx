import { useEffect, useRef } from "react";
import { useSelector } from "@xstate/react";
import { Dialog } from "../../primitives/dialog.tsx";
import { SearchFace } from "./search-face.tsx";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";
import { useSiteSearch } from "./use-site-search.ts";

/** The search over the page. It closes with a choice, and with the menu that it is to the frame. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const search = useSiteSearch();
  const field = useRef<HTMLInputElement>(null);
  const isOpen = useSelector(search, (snapshot) => snapshot.hasTag("open"));
  const wasOpen = useRef(false);
  useEffect(() => {
    search.send({ type: "search.open" });
    return () => search.send({ type: "search.close" });
  }, [search]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
  return (
    <Dialog title={TEXT.title} initialFocus={field} onClose={() => search.send({ type: "search.close" })}>
      <SearchFace search={search} field={field} />
    </Dialog>
  );
}
