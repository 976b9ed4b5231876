import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useApp } from "../../app-context.ts";
import { LAYOUT_TEXT } from "../../frame/layout/text.ts";
import { Money } from "../../primitives/money.tsx";

/** What the member holds, and the way to the other page. */
export function BalanceLine({ link }: { link: { to: string; label: string } }) {
  const user = useSelector(useApp().actors.session, (snapshot) => snapshot.context.user);
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-3 py-2">
      <dl className="flex items-baseline gap-2">
        <dt className="text-xs text-muted">{LAYOUT_TEXT.money}</dt>
        <dd className="text-lg">
          <Money amount={user?.emoney ?? 0} />
        </dd>
      </dl>
      <Link
        to={link.to}
        className="grid h-9 place-items-center rounded-md border border-edge bg-raised px-3 text-sm font-semibold hover:bg-hover"
      >
        {link.label}
      </Link>
    </div>
  );
}
