import * as v from "valibot";
import { type OperatorArticle, type ArticleKind, ArticleRequest } from "../../../api/contract/community/articles.ts";
import { saveArticle } from "../../../api/contract/operator/articles.endpoints.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { instantOf, optionalTime } from "../programmes/time-field.ts";
import { toSeoulInput } from "../seoul-input.ts";
import { TimeField } from "../time-input.tsx";
import { ARTICLES_TEXT as TEXT } from "./text.ts";

/** `showsFrom`: the time of Seoul; "" is at once. */
const Form = v.object({ ...v.omit(ArticleRequest, ["kind"]).entries, showsFrom: optionalTime });

const articleCommand = (kind: ArticleKind, article: OperatorArticle | undefined) =>
  commandOf(saveArticle, {
    name: `admin.article.${article?.id ?? kind}`,
    schema: Form,
    // The request is stored with its key: sent again after a lost answer, it has the same id and makes no second article.
    input: ({ showsFrom, ...fields }) => ({
      params: { id: article?.id ?? crypto.randomUUID() },
      body: {
        kind,
        ...fields,
        showsFrom: showsFrom === "" ? null : instantOf(showsFrom, article?.showsFrom ?? null),
      },
    }),
  });

export interface ArticleFormProps {
  kind: ArticleKind;
  /** Left out: a new one. */
  article?: OperatorArticle;
  /** Where a new one stands. */
  position?: number;
  onDone: () => void;
  onClose: () => void;
}

/** One article, whole. */
export function ArticleForm({ kind, article, position = 0, onDone, onClose }: ArticleFormProps) {
  const isGuide = kind === "faq" || kind === "rule";
  const { section = "", title = "", contents = "", isPinned = false, isShown = true } = article ?? {};
  return (
    <CommandForm
      key={article?.id}
      command={articleCommand(kind, article)}
      initial={{
        section,
        title,
        contents,
        position: article?.position ?? position,
        isPinned,
        isShown,
        showsFrom: toSeoulInput(article?.showsFrom ?? null),
      }}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      {isGuide && (
        <div className="grid gap-2 tablet:grid-cols-2">
          <Field name="section" label={TEXT.section} hint={TEXT.sectionHint} maxLength={30} autoComplete="off" />
          <NumberField name="position" label={TEXT.position} hint={TEXT.positionHint} />
        </div>
      )}
      <Field name="title" label={TEXT.articleTitle} maxLength={100} autoComplete="off" />
      <HtmlField name="contents" label={TEXT.contents} />
      <TimeField name="showsFrom" label={TEXT.showsFrom} hint={TEXT.showsFromHint} />
      <div className="flex flex-wrap gap-4">
        {!isGuide && <CheckField name="isPinned" label={TEXT.isPinned} />}
        <CheckField name="isShown" label={TEXT.isShown} />
      </div>
    </CommandForm>
  );
}
