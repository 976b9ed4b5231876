import type { ChargeTypeOnWire } from "../../../api/contract/wallet/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useFormField } from "../../frame/form/form-context.ts";
import { classNames } from "../../primitives/class-names.ts";
import { CHARGE_TEXT as TEXT } from "./text.ts";

/** The field `chargeType` of the form: one of the types, with what each gives and requires. */
export function TypeField({ types }: { types: readonly ChargeTypeOnWire[] }) {
  "use no memo";
  const { value, error, props } = useFormField<string>("chargeType");
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-xs font-semibold text-muted">{TEXT.type}</legend>
      <div className="grid gap-1.5 tablet:grid-cols-3">
        {types.map(({ id, name, bonusPercent, maxBonus, wageringMultiple }) => (
          <label
            key={id}
            className={classNames(
              "flex cursor-pointer items-start gap-2 rounded-md border px-3 py-2",
              value === String(id) ? "border-accent bg-accent-soft" : "border-edge",
            )}
          >
            <input
              type="radio"
              {...props}
              value={String(id)}
              checked={value === String(id)}
              className="mt-1 size-4 accent-accent"
            />
            <span className="grid text-sm">
              <span className="font-semibold">{name}</span>
              <span className="text-xs text-muted">
                {bonusPercent === 0
                  ? TEXT.plain(wageringMultiple)
                  : TEXT.terms(bonusPercent, addComma(maxBonus), wageringMultiple)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && <p className="text-xs text-danger">{error}</p>}
    </fieldset>
  );
}
