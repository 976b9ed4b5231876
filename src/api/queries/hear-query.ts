import { type QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";

/** Gives what a query has read, and each time that it reads something else; returns the end of it. */
export function hearQuery<Data>(
  queryClient: QueryClient,
  query: QueryObserverOptions<Data>,
  take: (data: Data) => void,
): () => void {
  const observer = new QueryObserver(queryClient, query);
  let known: Data | undefined;
  const look = ({ data }: { data: Data | undefined }): void => {
    if (data === undefined || data === known) return;
    known = data;
    take(data);
  };
  const end = observer.subscribe(look);
  look(observer.getCurrentResult());
  return end;
}
