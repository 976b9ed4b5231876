import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { COMMENT_LENGTH, CommentRequest, type Comment } from "../../../api/contract/community/board.ts";
import { editComment, writeComment } from "../../../api/contract/community/board-comments.endpoints.ts";
import { posts } from "../../../api/contract/community/board.endpoints.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

const schema = v.object(CommentRequest.entries);

const commentOn = (postId: string) =>
  commandOf(writeComment, {
    name: `free.comment.${postId}`,
    schema,
    input: (body) => ({ params: { id: postId }, body }),
  });

const editOf = (id: string) =>
  commandOf(editComment, {
    name: `free.comment-edit.${id}`,
    schema,
    input: (body) => ({ params: { id }, body }),
  });

export interface CommentFormProps {
  postId: string;
  /** The own comment that is edited; without it a new one is written. */
  comment?: Comment;
  onClose?: () => void;
}

export function CommentForm({ postId, comment, onClose }: CommentFormProps) {
  const queryClient = useQueryClient();
  const finish = () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(posts) });
    onClose?.();
  };
  return (
    <CommandForm
      command={comment ? editOf(comment.id) : commentOn(postId)}
      initial={{ contents: comment?.contents ?? "" }}
      submitLabel={comment ? TEXT.save : TEXT.addComment}
      {...(onClose && { cancel: { label: TEXT.cancel, onCancel: onClose } })}
      onDone={finish}
    >
      <AreaField name="contents" label={TEXT.comment} hint={TEXT.commentHint} rows={2} maxLength={COMMENT_LENGTH} />
    </CommandForm>
  );
}
