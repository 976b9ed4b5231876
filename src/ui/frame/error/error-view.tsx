import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { pageTitle } from "../../../domain/common/product.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { ERROR_TEXT } from "./text.ts";

const LINK = "inline-flex h-10 items-center rounded-md border border-edge bg-raised px-4 font-semibold hover:bg-hover";

export interface ErrorViewProps {
  status: number;
  message: string | null;
  /** What is not there, as members read it. */
  reason?: string;
  /** The list of what is there. */
  list?: { to: string; label: string };
}

/** The error page: the status code, what it means, the message, the way home, and for a guest the login. */
export function ErrorView({ status, message, reason, list }: ErrorViewProps) {
  const { dialogs, session } = useApp().actors;
  const isGuest = !useSelector(session, (snapshot) => snapshot.hasTag("authenticated"));
  const isNotFound = status === 404;
  const title = pageTitle(isNotFound ? ERROR_TEXT.notFound : ERROR_TEXT.title);
  useEffect(() => void (document.title = title), [title]);
  return (
    <div
      data-state={isNotFound ? "notFound" : "failed"}
      className="grid min-h-[60dvh] content-center justify-items-center gap-3 p-6 text-center"
    >
      <p className="text-2xl font-bold text-faint tabular-nums">{status}</p>
      <PageHeading title={isNotFound ? ERROR_TEXT.notFound : ERROR_TEXT.occurred} />
      {!isNotFound && <p className="text-muted">{ERROR_TEXT.occurredKorean}</p>}
      {reason && <p className="text-muted">{reason}</p>}
      {message && <p className="max-w-prose text-sm text-faint">{message}</p>}
      <div className="mt-3 flex gap-2">
        <Link to="/" className={LINK}>
          {ERROR_TEXT.home}
        </Link>
        {list && (
          <Link to={list.to} className={LINK}>
            {list.label}
          </Link>
        )}
        {isGuest && (
          <Button onClick={() => dialogs.send({ type: "dialog.open", name: "login" })}>{ERROR_TEXT.login}</Button>
        )}
      </div>
    </div>
  );
}
