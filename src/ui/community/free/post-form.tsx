import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import * as v from "valibot";
import { POST_LENGTH, PostRequest, TITLE_LENGTH, Written, type Post } from "../../../api/contract/board.ts";
import { BOARD_KEY } from "../../../api/queries/board.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
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

const writeCommand = (id: string | null) =>
  defineCommand({
    name: id === null ? "free.write" : `free.edit.${id}`,
    schema,
    request: ({ bets, images, ...written }) => ({
      method: id === null ? "POST" : "PUT",
      path: id === null ? "free" : `free/${encodeURIComponent(id)}`,
      body: { ...written, bets: listOf(bets), images: listOf(images) },
    }),
    answer: Written,
  });

/** Writes a post, or the given one anew. */
export function PostForm({ post }: { post?: Post }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const finish = ({ id }: { id: string }) => {
    void queryClient.invalidateQueries({ queryKey: BOARD_KEY });
    const address: string = `/free/view/${id}`;
    void navigate({ to: address });
  };
  return (
    <CommandForm
      command={writeCommand(post?.id ?? null)}
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
