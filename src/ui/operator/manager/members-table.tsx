import type { ManagerMembers } from "../../../api/contract/operator/manager.ts";
import { formatDate } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { Panel } from "../../primitives/panel.tsx";
import { MANAGER_TEXT } from "./text.ts";

type Members = ManagerMembers["items"];

/** Members with their sums, and the sums of all. */
export function MembersTable({ members }: { members: Members }) {
  const stake = members.reduce((sum, member) => sum + member.stake, 0);
  const openStake = members.reduce((sum, member) => sum + member.openStake, 0);
  const paid = members.reduce((sum, member) => sum + member.paid, 0);
  const facts = [
    { name: MANAGER_TEXT.count, value: MANAGER_TEXT.countOf(members.length) },
    { name: MANAGER_TEXT.stake, value: addComma(stake) + MANAGER_TEXT.won },
    { name: MANAGER_TEXT.paid, value: addComma(paid) + MANAGER_TEXT.won },
    { name: MANAGER_TEXT.difference, value: addComma(stake - paid) + MANAGER_TEXT.won },
    { name: MANAGER_TEXT.openStake, value: addComma(openStake) + MANAGER_TEXT.won },
  ];
  return (
    <>
      <dl className="mb-3 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line tablet:grid-cols-5">
        {facts.map(({ name, value }) => (
          <div key={name} className="bg-surface px-3 py-2 last:odd:col-span-2 tablet:last:odd:col-span-1">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-lg font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Panel title={MANAGER_TEXT.members}>
        <table className="w-full text-sm whitespace-nowrap tabular-nums [&_td]:px-2 [&_td]:py-2 tablet:[&_td]:px-3 [&_th]:px-2 [&_th]:py-2 tablet:[&_th]:px-3 [&_tr>:first-child]:pl-3 [&_tr>:last-child]:pr-3">
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              <th scope="col">{MANAGER_TEXT.userId}</th>
              <th scope="col" className="hidden tablet:table-cell">
                {MANAGER_TEXT.nickname}
              </th>
              <th scope="col">{MANAGER_TEXT.level}</th>
              <th scope="col" className="hidden tablet:table-cell">
                {MANAGER_TEXT.joinedAt}
              </th>
              <th scope="col" className="text-right">
                {MANAGER_TEXT.stake}
              </th>
              <th scope="col" className="text-right">
                {MANAGER_TEXT.paid}
              </th>
              <th scope="col" className="hidden text-right tablet:table-cell">
                {MANAGER_TEXT.openStake}
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.userId} className="border-b border-line last:border-b-0">
                <th scope="row" className="text-left font-semibold">
                  {member.userId}
                  <span className="block text-xs font-normal text-muted tablet:hidden">{member.nickname}</span>
                </th>
                <td className="hidden tablet:table-cell">{member.nickname}</td>
                <td>{member.level}</td>
                <td className="hidden text-muted tablet:table-cell">{formatDate(member.joinedAt)}</td>
                <td className="text-right">{addComma(member.stake)}</td>
                <td className="text-right">{addComma(member.paid)}</td>
                <td className="hidden text-right tablet:table-cell">{addComma(member.openStake)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}
