import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { POST_LENGTH, PostRequest, TITLE_LENGTH, type Post } from "../../../api/contract/community/board.ts";
import { editPost, posts, writePost } from "../../../api/contract/community/board.endpoints.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { BetsField } from "./bets-field.tsx";
import { ImagesField } from "./images-field.tsx";
import { listOf, textOf } from "./listed.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

/** Lists are texts in the form, so that a draft keeps them like every other field. */
const schema = v.object({
  title: PostRequest.entries.title,
  contents: PostRequest.entries.contents,
  bets: v.string(),
  images: v.string(),
});

const bodyOf = ({ bets, images, ...written }: v.InferOutput<typeof schema>) => ({
  ...written,
  bets: listOf(bets),
  images: listOf(images),
});

const write = commandOf(writePost, { name: "free.write", schema, input: (values) => ({ body: bodyOf(values) }) });

const edit = (id: string) =>
  commandOf(editPost, {
    name: `free.edit.${id}`,
    schema,
    input: (values) => ({ params: { id }, body: bodyOf(values) }),
  });

/** Writes a post, or the given one anew. */
export function PostForm({ post }: { post?: Post }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const finish = ({ id }: { id: string }) => {
    void queryClient.invalidateQueries({ queryKey: keyOf(posts) });
    const address: string = `/free/view/${id}`;
    void navigate({ to: address });
  };
  return (
    <CommandForm
      command={post ? edit(post.id) : write}
      initial={{
        title: post?.title ?? "",
        contents: post?.contents ?? "",
        bets: textOf(post?.bets.map(({ id }) => id) ?? []),
        images: textOf(post?.images.map(({ name }) => name) ?? []),
      }}
      submitLabel={post ? TEXT.save : TEXT.submit}
      onDone={finish}
    >
      <Field name="title" label={TEXT.title} maxLength={TITLE_LENGTH} autoComplete="off" />
      <AreaField name="contents" label={TEXT.contents} hint={TEXT.contentsHint} rows={10} maxLength={POST_LENGTH} />
      <BetsField name="bets" attached={post?.bets ?? []} />
      <ImagesField name="images" />
    </CommandForm>
  );
}
