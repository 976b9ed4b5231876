import { voidGameRound } from "../../../api/contract/operator/games.endpoints.ts";
import { VoidRoundRequest } from "../../../api/contract/games/mini-games.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const voidOf = (roundId: string) =>
  commandOf(voidGameRound, {
    name: `admin.game-rounds.void.${roundId}`,
    schema: VoidRoundRequest,
    confirms: true,
    input: (body) => ({ params: { id: roundId }, body }),
  });

export interface VoidFormProps {
  roundId: string;
  /** As operators read it. */
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/** Makes a round void, with the reason that is kept of it. */
export function VoidForm({ roundId, name, onDone, onClose }: VoidFormProps) {
  return (
    <CommandForm
      key={roundId}
      command={voidOf(roundId)}
      submitLabel={TEXT.voidRound}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.askVoid(name)}</p>}
      doneText={() => TEXT.voided}
      onDone={onDone}
    >
      <Field name="reason" label={TEXT.reason} maxLength={200} />
    </CommandForm>
  );
}
