// Rights, and what a login of staff takes: rule 44. What only takes rights away takes one. What would be refused is refused
// before it waits.
import type { InferOutput } from "valibot";
import type { GivenPasswordRequest, RolesRequest, StaffRequest } from "../../../src/api/contract/operator/staff.ts";
import { refuseWeak } from "../../session/login.ts";
import { staffRow } from "../../session/second-factor.ts";
import { expectFit, expectNew, staffByUserId } from "../staff/change-staff.ts";
import { always, type Rule, versionOf } from "./weigh.ts";

export const weighNewStaff: Rule<unknown, StaffRequest> = async (db, context, { body }) => {
  await expectNew(db, body);
  await refuseWeak(context, "password", body.password, body.userId);
  return always(versionOf(body.userId), `member:${body.userId}`);
};

export const weighRoles: Rule<{ userId: string }, InferOutput<typeof RolesRequest>> = async (db, _context, asked) => {
  const { roles } = asked.body;
  const row = await staffByUserId(db, asked.params.userId);
  expectFit(asked.by, row, roles);
  if (roles.every((role) => row.roles.includes(role))) return [];
  return always(versionOf(row.roles.toSorted()), `member:${row.userId}`);
};

export const weighGivenPassword: Rule<{ userId: string }, InferOutput<typeof GivenPasswordRequest>> = async (
  db,
  context,
  asked,
) => {
  const changes = await weighStaff(db, context, asked);
  await refuseWeak(context, "password", asked.body.password, asked.params.userId);
  return changes;
};

/** A password that somebody else sets, and the end of a second factor. */
export const weighStaff: Rule<{ userId: string }, unknown> = async (db, _context, { params, by }) => {
  const row = await staffByUserId(db, params.userId);
  expectFit(by, row, row.roles);
  const of = await staffRow(db, row.id);
  return always(versionOf(row.passwordHash, of?.factorAt ?? null), `member:${row.userId}`);
};
