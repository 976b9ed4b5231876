/** An observer of a query, by what it has read. */
interface Observed<Data> {
  getCurrentResult: () => { data: Data | undefined };
  subscribe: (listener: (result: { data: Data | undefined }) => void) => () => void;
}

/** Gives what a query has read, and each time that it reads something else; returns the end of it. */
export function hearQuery<Data>(observer: Observed<Data>, take: (data: Data) => void): () => void {
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
