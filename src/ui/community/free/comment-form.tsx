import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { COMMENT_LENGTH, CommentRequest, Written, type Comment } from "../../../api/contract/board.ts";
import { BOARD_KEY } from "../../../api/queries/board.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

const schema = v.object(CommentRequest.entries);

const commentOn = (postId: string) =>
  defineCommand({
    name: `free.comment.${postId}`,
    schema,
    request: (body) => ({ method: "POST", path: `free/${encodeURIComponent(postId)}/comments`, body }),
    answer: Written,
  });

const editOf = (id: string) =>
  defineCommand({
    name: `free.comment-edit.${id}`,
    schema,
    request: (body) => ({ method: "PUT", path: `free-comments/${encodeURIComponent(id)}`, body }),
    answer: Written,
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
    void queryClient.invalidateQueries({ queryKey: BOARD_KEY });
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
