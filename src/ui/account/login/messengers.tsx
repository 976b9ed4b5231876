import { useQuery } from "@tanstack/react-query";
import { fileUrl, messengersQuery } from "../../../api/queries/login.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { LOGIN_TEXT } from "./text.ts";

/** The messengers by which a visitor reaches an operator. */
export function Messengers() {
  const { api, queries } = useApp();
  const messengers = useQuery(messengersQuery(api), openQueries(queries));
  if (messengers.isPending) return <Skeleton lines={1} lineClassName="h-12" />;
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
      {messengers.data.map(({ name, imgPath }) => (
        <li
          key={imgPath}
          className="flex flex-1 items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-2"
        >
          <img src={fileUrl(imgPath)} alt="" width={32} height={32} className="size-8 rounded-sm object-contain" />
          <span className="text-sm font-semibold">{name}</span>
        </li>
      ))}
    </ul>
  );
}
