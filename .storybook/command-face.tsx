// A form that asks before it sends, bound to a command that is given.
import type { ReactNode } from "react";
import * as v from "valibot";
import { CommandForm } from "../src/ui/frame/form/command-form.tsx";
import type { CommandEffects } from "../src/ui/frame/form/commands.ts";
import { MoneyField } from "../src/ui/frame/form/number-field.tsx";
import type { CommandActor } from "../src/ui/frame/form/use-command.ts";
import { storyCommand } from "./story-command.ts";
import { StoryApp } from "./story-app.tsx";

const deposit = storyCommand(v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1_000)) }), {
  answer: v.object({ paid: v.number() }),
  confirms: true,
});

export function CommandFace({ actor, children }: { actor: CommandActor; children?: ReactNode }) {
  return (
    <StoryApp
      prepare={(app) => {
        const given = app.commands().then((effects): CommandEffects => {
          const hold = () => () => undefined;
          return { ...effects, running: () => actor, hold };
        });
        app.commands = () => given;
      }}
    >
      <div className="grid max-w-100 gap-3 p-4">
        <CommandForm
          command={deposit}
          submitLabel="지급"
          renderConfirm={() => <p>이대로 지급합니다.</p>}
          doneText={({ paid }) => `${paid}원을 지급했습니다.`}
        >
          <MoneyField name="amount" label="금액" />
        </CommandForm>
      </div>
      {children}
    </StoryApp>
  );
}
