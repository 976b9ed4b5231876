import type { ReactNode } from "react";
import type { User } from "../../../api/contract/member.ts";
import { LAYOUT_TEXT } from "../layout/text.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Money } from "../../primitives/money.tsx";
import { DIALOG_TEXT as TEXT } from "./text.ts";

/** Who is logged in and what they hold. */
export function UserInfoDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog
      title={TEXT.userInfo}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {TEXT.ok}
        </Button>
      }
    >
      <dl className="divide-y divide-line text-sm">
        <Row label={TEXT.nickname}>{user.nickname}</Row>
        <Row label={TEXT.userId}>{user.userId}</Row>
        <Row label={TEXT.level}>
          <span className="flex items-center gap-2">
            <LevelIcon level={user.level} size={22} />
            {user.level}
          </span>
        </Row>
        <Row label={LAYOUT_TEXT.money}>
          <Money amount={user.emoney} />
        </Row>
        <Row label={LAYOUT_TEXT.point}>
          <Money amount={user.point} unit="point" />
        </Row>
      </dl>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
