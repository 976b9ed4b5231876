import { useQuery } from "@tanstack/react-query";
import { POST_BETS, type AttachedBet } from "../../../api/contract/community/board.ts";
import { betsQuery } from "../../../api/queries/sports/bets.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { useFormField } from "../../frame/form/form-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { BetStatus } from "../../sports/bets/bet-status.tsx";
import { betTitle } from "../../sports/bets/bet-title.ts";
import { listOf, textOf } from "./listed.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

type Choice = Pick<AttachedBet, "id" | "status" | "acceptance" | "price" | "placedAt" | "picks">;

/** Own bets to be shown with a post: the recent ones, and those that the post has already. */
export function BetsField({ name, attached }: { name: string; attached: readonly Choice[] }) {
  "use no memo";
  const { api } = useApp();
  const query = useQuery(betsQuery(api, { page: 1 }));
  const { value = "", error, change } = useFormField<string>(name);
  const chosen = listOf(value);
  const toggle = (id: string) =>
    change(textOf(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]));
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="text-xs font-semibold text-muted">{TEXT.bets}</legend>
      <p className="text-xs text-faint">{TEXT.betsHint(POST_BETS)}</p>
      <QueryView query={query} lines={2} lineClassName="h-9">
        {({ items }) => {
          const recent: Choice[] = items.filter(({ acceptance }) => acceptance !== "refused");
          const choices = [...attached.filter(({ id }) => recent.every((bet) => bet.id !== id)), ...recent];
          if (choices.length === 0) return <p className="text-sm text-muted">{TEXT.noBets}</p>;
          return (
            <ul className="max-h-64 overflow-y-auto rounded-md border border-line">
              {choices.map((bet) => (
                <li key={bet.id} className="border-t border-line first:border-t-0">
                  <label className="flex min-h-10 cursor-pointer items-center gap-2 px-2 py-1 text-sm hover:bg-hover">
                    <input
                      type="checkbox"
                      checked={chosen.includes(bet.id)}
                      disabled={!chosen.includes(bet.id) && chosen.length >= POST_BETS}
                      onChange={() => toggle(bet.id)}
                      className="size-4 shrink-0 accent-accent"
                    />
                    <BetStatus bet={bet} />
                    <span className="min-w-0 flex-1 truncate">{betTitle(bet)}</span>
                    <span className="shrink-0 text-xs text-muted tabular-nums">
                      {bet.picks[0]?.kind !== "provider" && `${formatPrice(bet.price)} · `}
                      {formatShortDateTime(bet.placedAt)}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
      {error && <p className="text-xs text-danger">{error}</p>}
    </fieldset>
  );
}
