import { Outlet } from "@tanstack/react-router";
import { Console } from "../ui/operator/console.tsx";

export function ConsoleFrame() {
  return (
    <Console>
      <Outlet />
    </Console>
  );
}
