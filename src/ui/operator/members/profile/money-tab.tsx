import { memberProfile } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { Panel } from "../../../primitives/panel.tsx";
import { useStale } from "../../use-stale.ts";
import { DepositForm } from "../deposit-form.tsx";
import { LevelForm } from "../level-form.tsx";
import { PointsForm } from "./points-form.tsx";
import { POINTS_TEXT as TEXT } from "./text.ts";

/** Money and points that an operator gives or takes, and the level. */
export function MoneyTab({ member }: { member: MemberProfile }) {
  const readAnew = useStale(memberProfile);
  return (
    <div className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2">
      <Panel title={TEXT.deposit}>
        <div className="p-3">
          <DepositForm member={member} onDone={readAnew} />
        </div>
      </Panel>
      <PointsForm member={member} onDone={readAnew} />
      <Panel title={TEXT.level}>
        <div className="p-3">
          <LevelForm member={member} onDone={readAnew} />
        </div>
      </Panel>
    </div>
  );
}
