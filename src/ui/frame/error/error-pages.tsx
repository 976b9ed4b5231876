import { useSelector } from "@xstate/react";
import { lazy, Suspense, type ReactNode } from "react";
import { ApiFailure } from "../../../api/client/failure.ts";
import { useApp } from "../../app-context.ts";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { ErrorView, type ErrorViewProps } from "./error-view.tsx";
import { ERROR_TEXT } from "./text.ts";

/** The member's frame is not part of the first load of a guest. */
const DefaultLayout = lazy(() =>
  import("../layout/default-layout.tsx").then((module) => ({ default: module.DefaultLayout })),
);

/** True where the server knows of no such thing. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status === 404;
}

/**
 * For an address that no route knows, and one that names what is not there: decisions, rule 47. `reason` says what is
 * not there, `list` leads to the others.
 */
export function NotFoundPage(props: Pick<ErrorViewProps, "reason" | "list">) {
  return <ErrorView status={404} message={ERROR_TEXT.notFoundMessage} {...props} />;
}

/** Shown by the router when a guard or a page throws. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = error instanceof ApiFailure && error.status > 0 ? error.status : 500;
  return <ErrorView status={status} message={error instanceof Error ? error.message : null} />;
}

/** The frame of an error that has no page around it: a member keeps the menus. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const { session } = useApp().actors;
  const isMember = useSelector(session, (snapshot) => snapshot.hasTag("authenticated"));
  if (!isMember) return <PlainLayout>{children}</PlainLayout>;
  return (
    <Suspense>
      <DefaultLayout>{children}</DefaultLayout>
    </Suspense>
  );
}
