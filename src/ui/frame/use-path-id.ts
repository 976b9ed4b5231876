import { useLocation } from "@tanstack/react-router";

/** The last segment of the page's address: the id in `/free/view/{id}`. */
export function usePathId(): string {
  const segment = useLocation({ select: ({ pathname }) => pathname.split("/").filter(Boolean).at(-1) ?? "" });
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
