import * as v from "valibot";
import { voidProviderRound } from "../../../api/contract/operator/provider-rounds.endpoints.ts";
import { type OpenRound, type RoundVoid, VoidProviderRound } from "../../../api/contract/operator/provider-rounds.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const voidOf = ({ provider, roundId }: OpenRound) =>
  commandOf(voidProviderRound, {
    name: `admin.provider-rounds.void.${provider}.${roundId}`,
    schema: v.object({ reason: VoidProviderRound.entries.reason }),
    confirms: true,
    input: ({ reason }) => ({ body: { provider, roundId, reason } }),
  });

export interface VoidRoundFormProps {
  round: OpenRound;
  onDone: (answer: RoundVoid) => void;
  onClose: () => void;
}

/** Gives back the stakes of a round, with the reason that is kept of it. */
export function VoidRoundForm({ round, onDone, onClose }: VoidRoundFormProps) {
  return (
    <CommandForm
      key={round.roundId}
      command={voidOf(round)}
      submitLabel={TEXT.voidRound}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ reason }) => (
        <>
          <p className="font-bold">{TEXT.askVoid(round.gameName, addComma(round.stake))}</p>
          <p className="text-muted">{reason}</p>
        </>
      )}
      onDone={onDone}
    >
      <Field name="reason" label={TEXT.reason} maxLength={200} />
    </CommandForm>
  );
}
