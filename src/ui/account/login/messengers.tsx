import { useQuery } from "@tanstack/react-query";
import { hasEarly } from "../../../api/client/early.ts";
import type { Messenger } from "../../../api/contract/community/messengers.ts";
import { fileUrl, messengersQuery } from "../../../api/queries/session/login.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { LOGIN_TEXT } from "./text.ts";

const ENTRY = "flex items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-2 text-sm font-semibold";

/** A link where the operator has set its address. */
function MessengerEntry({ messenger: { name, imgPath, url } }: { messenger: Messenger }) {
  const contents = (
    <>
      <img src={fileUrl(imgPath)} alt="" width={28} height={28} className="size-7 rounded-sm object-contain" />
      {name}
    </>
  );
  if (url === null) return <span className={ENTRY}>{contents}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`${ENTRY} hover:border-edge`}>
      {contents}
    </a>
  );
}

/** The messengers by which a visitor reaches an operator. */
export function Messengers() {
  const { api, queries } = useApp();
  const messengers = useQuery(messengersQuery(api), openQueries(queries));
  if (messengers.isPending)
    // What the HTML asked for is there in a moment. The page keeps its height, so lines would only flash.
    return hasEarly() ? null : (
      <div className="-m-3">
        <Skeleton lines={1} lineClassName="h-12" />
      </div>
    );
  if (messengers.isError)
    return (
      <ErrorState
        message={LOGIN_TEXT.messengersFailed}
        isRetrying={messengers.isFetching}
        onRetry={() => void messengers.refetch()}
      />
    );
  if (messengers.data.length === 0)
    return <p className="text-center text-xs text-faint">{LOGIN_TEXT.messengersEmpty}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {messengers.data.map((messenger) => (
        <li key={messenger.imgPath} className="flex-1">
          <MessengerEntry messenger={messenger} />
        </li>
      ))}
    </ul>
  );
}
