import { type FC, lazy, Suspense, type ReactNode } from "react";
import type { CommandEndpoint } from "../../../api/contract/endpoint.ts";
import { Button } from "../../primitives/button.tsx";
import type { CommandButtonProps } from "./command-button.tsx";

const Loaded = lazy(async () => {
  const { CommandButton } = await import("./command-button.tsx");
  return { default: CommandButton as FC<CommandButtonProps<CommandEndpoint>> };
});

/** A CommandButton on a page whose first load does without commands: until they are there, it is not to be pressed. */
export function LateCommandButton<To extends CommandEndpoint>(props: CommandButtonProps<To>): ReactNode {
  const { label, look = "primary", size = "md" } = props;
  return (
    <Suspense
      fallback={
        <Button look={look} size={size} aria-label={props["aria-label"]} disabled={props.disabled} isBusy>
          {label}
        </Button>
      }
    >
      <Loaded {...(props as unknown as CommandButtonProps<CommandEndpoint>)} />
    </Suspense>
  );
}
