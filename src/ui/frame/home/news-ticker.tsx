import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { newsQuery } from "../../../api/queries/frame/home.ts";
import { useApp } from "../../app-context.ts";
import { Icon } from "../../primitives/icon.tsx";
import { HOME_TEXT } from "./text.ts";

/** The first notice in one line, whose height is kept while it is read; it leads to the list of notices. It stands still: what moves by itself cannot be read by everyone. */
export function NewsTicker() {
  const { api } = useApp();
  const news = useQuery(newsQuery(api));
  if (news.isPending) return <div className="mb-3 h-9.5" />;
  const first = news.data?.[0];
  if (!first) return null;
  return (
    <p className="mb-3 flex items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 text-sm">
      <Icon name="megaphone" size={16} className="shrink-0 text-accent" />
      <strong className="shrink-0 font-bold">{HOME_TEXT.news}</strong>
      <Link
        to="/customer"
        search={{ tab: first.kind }}
        className="min-w-0 truncate text-muted hover:underline"
        title={first.contents}
      >
        {first.contents}
      </Link>
    </p>
  );
}
