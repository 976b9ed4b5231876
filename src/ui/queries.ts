import type { QueryClient } from "@tanstack/react-query";

/** What the pages have read. The client is made by the first page that reads something: /login does not load its code. */
export interface Queries {
  client: QueryClient | null;
}
