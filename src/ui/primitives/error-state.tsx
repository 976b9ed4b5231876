import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { PRIMITIVE_TEXT } from "./text.ts";

/** What went wrong, in Korean, and a way to try once more. */
export function ErrorState({
  message,
  onRetry,
  isRetrying = false,
}: {
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  return (
    <div role="alert" data-state="failed" className="grid justify-items-center gap-3 px-4 py-8 text-center text-sm">
      <p className="text-muted">{message}</p>
      <Button size="sm" onClick={onRetry} isBusy={isRetrying}>
        <Icon name="retry" size={14} />
        {PRIMITIVE_TEXT.retry}
      </Button>
    </div>
  );
}
