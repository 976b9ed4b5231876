import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PlainLayout } from "../ui/frame/layout/plain-layout.tsx";

export const Route = createFileRoute("/_auth")({
  component: () => (
    <PlainLayout>
      <Outlet />
    </PlainLayout>
  ),
});
