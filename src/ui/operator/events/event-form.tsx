import * as v from "valibot";
import {
  type OperatorCampaignEvent,
  BannerFields as Banner,
} from "../../../api/contract/programmes/campaign-events.ts";
import { changeCampaignEvent, createCampaignEvent } from "../../../api/contract/operator/campaign-events.endpoints.ts";
import { EVENT_CATEGORY_NAMES } from "../../../domain/programmes/labels.ts";
import { EVENT_CATEGORIES } from "../../../domain/programmes/campaign-event.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import { instantOf, optionalTime, requiredTime } from "../programmes/time-field.ts";
import { toSeoulInput } from "../seoul-input.ts";
import { TimeField } from "../time-input.tsx";
import { BannerFields } from "./banner-fields.tsx";
import { EVENT_OPERATOR_TEXT as TEXT } from "./text.ts";
import { titleText } from "../../../api/contract/written-text.ts";

const Form = v.object({
  category: v.picklist(EVENT_CATEGORIES),
  title: titleText(60),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(120, "한 줄 설명은 120자 이하입니다.")),
  ...Banner.entries,
  startsAt: requiredTime,
  endsAt: optionalTime,
  contents: v.pipe(v.string(), v.minLength(1, "내용을 입력해주세요."), v.maxLength(20_000, "내용이 너무 깁니다.")),
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000, "1,000 이하여야 합니다."))),
  isShown: v.boolean(),
  isOnHome: v.boolean(),
});

const CATEGORIES = EVENT_CATEGORIES.map((value) => ({ value, label: EVENT_CATEGORY_NAMES[value] }));

const create = commandOf(createCampaignEvent, {
  name: "admin.event",
  schema: Form,
  input: (values) => ({ body: bodyOf(values) }),
});

const change = (before: OperatorCampaignEvent) =>
  commandOf(changeCampaignEvent, {
    name: `admin.event.${before.id}`,
    schema: Form,
    input: (values) => ({ params: { id: before.id }, body: bodyOf(values, before) }),
  });

export interface EventFormProps {
  /** Left out: a new one. */
  event?: OperatorCampaignEvent;
  onDone: () => void;
  onClose: () => void;
}

export function EventForm({ event, onDone, onClose }: EventFormProps) {
  return (
    <CommandForm
      key={event?.id}
      command={event ? change(event) : create}
      initial={fieldsOf(event)}
      afterDone={event ? "keep" : "empty"}
      submitLabel={event ? PROGRAMME_TEXT.save : PROGRAMME_TEXT.create}
      cancel={{ label: PROGRAMME_TEXT.close, onCancel: onClose }}
      doneText={() => (event ? PROGRAMME_TEXT.saved : PROGRAMME_TEXT.created)}
      onDone={onDone}
    >
      <div className="grid items-start gap-2 tablet:grid-cols-2">
        <SelectField name="category" label={TEXT.category} options={CATEGORIES} />
        <NumberField name="position" label={TEXT.position} />
        <TimeField name="startsAt" label={PROGRAMME_TEXT.startsAt} />
        <TimeField name="endsAt" label={PROGRAMME_TEXT.endsAt} hint={PROGRAMME_TEXT.endless} />
      </div>
      <Field name="title" label={PROGRAMME_TEXT.title} maxLength={60} />
      <Field name="summary" label={TEXT.summary} maxLength={120} />
      <BannerFields />
      <HtmlField name="contents" label={TEXT.contents} />
      <CheckField name="isShown" label={TEXT.isShown} />
      <CheckField name="isOnHome" label={TEXT.isOnHome} />
    </CommandForm>
  );
}

function fieldsOf(event: OperatorCampaignEvent | undefined) {
  const { from, to, motif } = event?.banner ?? { from: "#12422b", to: "#0b1f33", motif: "gift" as const };
  return {
    category: event?.category ?? "default",
    title: event?.title ?? "",
    summary: event?.summary ?? "",
    from,
    to,
    motif,
    startsAt: toSeoulInput(event?.startsAt ?? null),
    endsAt: toSeoulInput(event?.endsAt ?? null),
    contents: event?.contents ?? "",
    position: event?.position ?? 0,
    isShown: event?.isShown ?? true,
    isOnHome: event?.isOnHome ?? false,
  };
}

function bodyOf(
  { from, to, motif, startsAt, endsAt, position = 0, ...fields }: v.InferOutput<typeof Form>,
  before?: OperatorCampaignEvent,
) {
  return {
    ...fields,
    position,
    banner: { from, to, motif },
    startsAt: instantOf(startsAt, before?.startsAt),
    endsAt: endsAt === "" ? null : instantOf(endsAt, before?.endsAt),
  };
}
