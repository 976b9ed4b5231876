import { Console } from "../ui/operator/console.tsx";
import { PageOutlet } from "./page-outlet.tsx";

export function ConsoleFrame() {
  return (
    <Console>
      <PageOutlet />
    </Console>
  );
}
