import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { User } from "../../../api/contract/session/member.ts";
import { accountKind } from "../../../domain/session/account.ts";
import { LAYOUT_TEXT } from "../layout/text.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { FactRow } from "./fact-row.tsx";
import { DIALOG_TEXT as TEXT } from "./text.ts";

// It reads from the server: the dialogs of the login need none of that code.
const UserInfoFacts = lazy(() => import("./user-info-facts.tsx").then((module) => ({ default: module.UserInfoFacts })));

/** Who is logged in, what they hold, may stake, and when they were here before. */
export function UserInfoDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog
      title={TEXT.userInfo}
      onClose={onClose}
      footer={
        <>
          {accountKind(user) === "member" && (
            <Link to="/member" onClick={onClose} className="mr-auto self-center text-sm underline">
              {TEXT.more}
            </Link>
          )}
          <Button look="primary" onClick={onClose}>
            {TEXT.ok}
          </Button>
        </>
      }
    >
      <dl className="divide-y divide-line text-sm">
        <FactRow label={TEXT.nickname}>{user.nickname}</FactRow>
        <FactRow label={TEXT.userId}>{user.userId}</FactRow>
        <FactRow label={TEXT.level}>
          <span className="flex items-center gap-2">
            <LevelIcon level={user.level} size={22} />
            {user.level}
          </span>
        </FactRow>
        <FactRow label={LAYOUT_TEXT.money}>
          <Money amount={user.emoney} />
        </FactRow>
        <FactRow label={LAYOUT_TEXT.point}>
          <Money amount={user.point} unit="point" />
        </FactRow>
      </dl>
      <Suspense fallback={<Skeleton lines={6} lineClassName="h-10" />}>
        <UserInfoFacts user={user} />
      </Suspense>
    </Dialog>
  );
}
