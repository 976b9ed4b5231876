import { BANNER_MOTIFS, type BannerMotif } from "../../../domain/programmes/campaign-event.ts";
import { useFormField } from "../../frame/form/form-context.ts";
import { SelectField } from "../../frame/form/select-field.tsx";
import { Field } from "../../frame/form/field.tsx";
import { EventBanner } from "../../programmes/event/event-banner.tsx";
import { EVENT_OPERATOR_TEXT as TEXT, MOTIF_NAMES } from "./text.ts";

const MOTIFS = BANNER_MOTIFS.map((value) => ({ value, label: MOTIF_NAMES[value] }));
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
const BLANK = "#10161d";

/** Colours and motif of a banner in a CommandForm, with the banner as it comes out. */
export function BannerFields() {
  "use no memo";
  const { value: title = "" } = useFormField<string>("title");
  const { value: summary = "" } = useFormField<string>("summary");
  const { value: from = "" } = useFormField<string>("from");
  const { value: to = "" } = useFormField<string>("to");
  const { value: motif = "gift" } = useFormField<BannerMotif>("motif");
  return (
    <div className="grid items-start gap-2 tablet:grid-cols-3">
      <SelectField name="motif" label={TEXT.motif} options={MOTIFS} />
      <Field name="from" label={TEXT.from} type="color" />
      <Field name="to" label={TEXT.to} type="color" />
      <figure className="tablet:col-span-3">
        <figcaption className="mb-1 text-xs font-semibold text-muted">{TEXT.preview}</figcaption>
        <EventBanner
          banner={{ from: isColour(from) ? from : BLANK, to: isColour(to) ? to : BLANK, motif }}
          title={title || TEXT.noTitle}
          summary={summary}
        />
      </figure>
    </div>
  );
}
