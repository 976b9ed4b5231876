import * as v from "valibot";
import { changePrice, liveFixtures } from "../../../api/contract/operator/live.endpoints.ts";
import type { LiveMarketDetail } from "../../../api/contract/operator/live.ts";
import { HandPrice, HandPriceChange } from "../../../api/contract/operator/live-offers.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { parsePrice } from "../../../domain/sports/hand-price.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { FirstField } from "../first-field.tsx";
import { useStale } from "../use-stale.ts";
import { OFFER_TEXT as TEXT } from "./offer-text.ts";

/** Typed as 2.15; sent in hundredths. */
const Values = v.object({
  price: v.pipe(
    v.string(TEXT.wrongPrice),
    v.check((text) => parsePrice(text) !== null, TEXT.wrongPrice),
    v.transform((text) => parsePrice(text) ?? Number.NaN),
    HandPrice,
  ),
  reason: HandPriceChange.entries.reason,
});

const priceOf = (id: string) =>
  commandOf(changePrice, {
    name: `admin.live.price.${id}`,
    schema: Values,
    input: ({ price, reason }) => ({ params: { id }, body: { price, reason } }),
  });

export interface PriceFormProps {
  selection: LiveMarketDetail["selections"][number];
  /** As operators read it. */
  name: string;
}

/** Sets the price of an outcome by hand, or gives it back to the feed. */
export function PriceForm({ selection: { id, betPrice, byHand }, name }: PriceFormProps) {
  const readAnew = useStale(liveFixtures);
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-xs font-semibold text-muted">{TEXT.priceTitle}</h3>
      <FirstField>
        <CommandForm
          key={id}
          command={priceOf(id)}
          initial={{ price: formatPrice(betPrice), reason: "" }}
          submitLabel={TEXT.setPrice}
          doneText={() => TEXT.priceSet}
          onDone={readAnew}
        >
          <Field name="price" label={TEXT.priceField} hint={TEXT.priceHint} inputMode="decimal" autoComplete="off" />
          <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
        </CommandForm>
      </FirstField>
      {byHand && (
        <CommandButton
          to={changePrice}
          input={{ params: { id }, body: { price: null, reason: TEXT.toFeedReason } }}
          name={`admin.live.price-back.${id}`}
          label={`${TEXT.toFeed} (${formatPrice(byHand.feedPrice)})`}
          aria-label={TEXT.toFeedOf(name)}
          look="quiet"
          size="sm"
          onDone={readAnew}
        />
      )}
    </div>
  );
}
