import { Link } from "@tanstack/react-router";
import { useAllowed } from "../../frame/form/allowed.ts";

export interface MemberLinkProps {
  userId: string;
  /** Shown behind the id. */
  nickname?: string;
}

/** A member's id, which leads to the member's page where the operator may read it. */
export function MemberLink({ userId, nickname }: MemberLinkProps) {
  const isAllowed = useAllowed("members.read");
  const text = nickname === undefined ? userId : `${userId} (${nickname})`;
  if (!isAllowed) return text;
  return (
    <Link
      to={`/admin/members/${userId}` as string}
      search={{}}
      className="underline decoration-line underline-offset-2 hover:decoration-accent"
    >
      {text}
    </Link>
  );
}
