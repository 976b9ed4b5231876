import { ApiFailure } from "../../../api/client/failure.ts";
import { ErrorView } from "./error-view.tsx";

/** Shown by the router for an address that no route knows. */
export function NotFoundPage() {
  return <ErrorView status={404} message={null} />;
}

/** Shown by the router when a guard or a page throws. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = error instanceof ApiFailure && error.status > 0 ? error.status : 500;
  return <ErrorView status={status} message={error instanceof Error ? error.message : null} />;
}
