import * as v from "valibot";
import {
  type barStaff,
  changeRoles,
  createStaff,
  freeStaff,
  givePassword,
  type resetFactor,
} from "../../../api/contract/operator/staff.endpoints.ts";
import {
  GivenPasswordRequest,
  ReasonRequest,
  type StaffRow,
  StaffRequest,
} from "../../../api/contract/operator/staff.ts";
import { OPERATOR_ROLES, type OperatorRole, type Role } from "../../../domain/operator/rights.ts";
import { STAFF_KINDS, type StaffKind } from "../../../domain/operator/staff.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { SelectField } from "../../frame/form/select-field.tsx";
import type { DeskForm } from "../desk/desk-list.tsx";
import { KIND_NAMES, ROLE_HINTS, ROLE_NAMES, STAFF_TEXT as TEXT } from "./text.ts";

/** A box for each role of operators. */
const ROLE_ENTRIES = v.entriesFromList(OPERATOR_ROLES, v.optional(v.boolean(), false));
type Ticked = Partial<Record<OperatorRole, boolean>>;
const rolesOf = (ticked: Ticked): OperatorRole[] => OPERATOR_ROLES.filter((role) => ticked[role]);
const ticksOf = (roles: readonly string[]): Ticked =>
  Object.fromEntries(OPERATOR_ROLES.map((role) => [role, roles.includes(role)]));

const Kind = v.picklist(STAFF_KINDS);
const REQUEST = StaffRequest.pipe[0].entries;
const { reason } = ReasonRequest.entries;

const create = commandOf(createStaff, {
  name: "admin.staff",
  schema: v.object({
    userId: REQUEST.userId,
    nickname: REQUEST.nickname,
    kind: Kind,
    ...ROLE_ENTRIES,
    above: REQUEST.above,
    password: REQUEST.password,
    reason,
  }),
  input: ({ userId, nickname, kind, above, password, reason: why, ...ticked }) => ({
    body: {
      userId,
      nickname,
      kind,
      roles: kind === "operator" ? rolesOf(ticked) : [kind],
      above: kind === "operator" ? "" : above,
      password,
      reason: why,
    },
  }),
});

const operatorRoles = (userId: string) =>
  commandOf(changeRoles, {
    name: `admin.staff.roles.${userId}`,
    schema: v.object({ ...ROLE_ENTRIES, reason }),
    confirms: true,
    input: ({ reason: why, ...ticked }) => ({ params: { userId }, body: { roles: rolesOf(ticked), reason: why } }),
  });

const managerRole = (userId: string) =>
  commandOf(changeRoles, {
    name: `admin.staff.role.${userId}`,
    schema: v.object({ kind: v.picklist(["manager", "agent"]), reason }),
    confirms: true,
    input: ({ kind, reason: why }) => ({ params: { userId }, body: { roles: [kind], reason: why } }),
  });

type Reasoned = typeof barStaff | typeof freeStaff | typeof resetFactor;
const reasoned = (to: Reasoned, userId: string) =>
  commandOf(to, {
    name: `${to.path} ${userId}`,
    schema: v.object({ reason }),
    confirms: to !== freeStaff,
    input: (body) => ({ params: { userId }, body }),
  });

const given = (userId: string) =>
  commandOf(givePassword, {
    name: `admin.staff.password.${userId}`,
    schema: v.object(GivenPasswordRequest.entries),
    input: (body) => ({ params: { userId }, body }),
  });

const Reason = () => <Field name="reason" label={TEXT.reason} maxLength={200} />;
const namesOf = (roles: readonly string[]): string =>
  roles.map((role) => ROLE_NAMES[role as Role]).join(", ") || TEXT.noRoles;

function RoleBoxes() {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-xs font-semibold text-muted">{TEXT.roles}</legend>
      {OPERATOR_ROLES.map((role) => (
        <CheckField
          key={role}
          name={role}
          label={
            <span>
              {ROLE_NAMES[role]} <span className="text-xs text-muted">{ROLE_HINTS[role]}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

/** Operators have roles; who is none of them stands below somebody. */
function OfKind() {
  "use no memo";
  const { value } = useFormField<StaffKind>("kind");
  if (value === "operator") return <RoleBoxes />;
  return <Field name="above" label={TEXT.above} hint={TEXT.aboveHint} autoComplete="off" />;
}

export function StaffForm({ onFinish, onClose }: Pick<DeskForm, "onFinish" | "onClose">) {
  return (
    <CommandForm
      command={create}
      initial={{ kind: "operator" }}
      submitLabel={TEXT.create}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      onDone={() => onFinish(TEXT.created)}
    >
      <SelectField
        name="kind"
        label={TEXT.kind}
        options={STAFF_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
      />
      <Field name="userId" label={TEXT.userId} autoComplete="off" />
      <Field name="nickname" label={TEXT.nickname} autoComplete="off" maxLength={12} />
      <OfKind />
      <Field
        name="password"
        type="password"
        label={TEXT.password}
        hint={TEXT.passwordHint}
        autoComplete="new-password"
      />
      <Reason />
    </CommandForm>
  );
}

export interface StaffRowFormProps extends Pick<DeskForm, "onFinish" | "onClose"> {
  row: StaffRow;
}

export function RolesForm({ row: { userId, kind, roles }, onFinish, onClose }: StaffRowFormProps) {
  const rest = {
    submitLabel: TEXT.changeRoles,
    cancel: { label: TEXT.close, onCancel: onClose },
    onDone: () => onFinish(TEXT.rolesChanged),
  };
  const told = (now: readonly string[]) => (
    <p className="font-bold">
      {userId}: {namesOf(roles)} → {namesOf(now)}
    </p>
  );
  if (kind === "operator")
    return (
      <CommandForm
        command={operatorRoles(userId)}
        initial={ticksOf(roles)}
        renderConfirm={({ reason: _reason, ...ticked }) => told(rolesOf(ticked))}
        {...rest}
      >
        <RoleBoxes />
        <Reason />
      </CommandForm>
    );
  return (
    <CommandForm
      command={managerRole(userId)}
      initial={{ kind }}
      renderConfirm={({ kind: now }) => told([now])}
      {...rest}
    >
      <SelectField
        name="kind"
        label={TEXT.roles}
        options={(["manager", "agent"] as const).map((value) => ({ value, label: KIND_NAMES[value] }))}
      />
      <Reason />
    </CommandForm>
  );
}

/** A bar, its end, and the end of a lost factor: each with a reason. */
export function ReasonForm(props: StaffRowFormProps & { to: Reasoned; label: string; ask?: string; done: string }) {
  const { row, to, label, ask, done, onFinish, onClose } = props;
  return (
    <CommandForm
      command={reasoned(to, row.userId)}
      submitLabel={label}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{ask}</p>}
      onDone={() => onFinish(done)}
    >
      <Reason />
    </CommandForm>
  );
}

export function GivenPasswordForm({ row: { userId }, onFinish, onClose }: StaffRowFormProps) {
  return (
    <CommandForm
      command={given(userId)}
      submitLabel={TEXT.givePassword}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      onDone={() => onFinish(TEXT.passwordGivenDone)}
    >
      <Field
        name="password"
        type="password"
        label={TEXT.newPassword}
        hint={TEXT.passwordHint}
        autoComplete="new-password"
      />
      <Reason />
    </CommandForm>
  );
}
