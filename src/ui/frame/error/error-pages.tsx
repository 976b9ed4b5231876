import { useSelector } from "@xstate/react";
import { lazy, Suspense, type ReactNode } from "react";
import { ApiFailure } from "../../../api/client/failure.ts";
import { useApp } from "../../app-context.ts";
import { PlainLayout } from "../layout/plain-layout.tsx";
import { ErrorView } from "./error-view.tsx";
import { ERROR_TEXT } from "./text.ts";

/** The member's frame is not part of the first load of a guest. */
const DefaultLayout = lazy(() =>
  import("../layout/default-layout.tsx").then((module) => ({ default: module.DefaultLayout })),
);

/** Shown by the router for an address that no route knows. */
export function NotFoundPage() {
  return <ErrorView status={404} message={ERROR_TEXT.notFoundMessage} />;
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
