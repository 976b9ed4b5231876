import { Link } from "@tanstack/react-router";
import { ApiFailure } from "../../api/client/failure.ts";
import { EmptyState } from "../primitives/empty-state.tsx";

/** True where the server knows of no such thing. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

/** In place of what an address names and what is not there any more, with the way back to its list. */
export function Missing({ title, to, label }: { title: string; to: string; label: string }) {
  return (
    <EmptyState title={title}>
      <Link to={to} className="text-accent underline">
        {label}
      </Link>
    </EmptyState>
  );
}
