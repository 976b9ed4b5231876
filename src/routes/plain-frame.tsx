import { Outlet } from "@tanstack/react-router";
import { PlainLayout } from "../ui/frame/layout/plain-layout.tsx";

export function PlainFrame() {
  return (
    <PlainLayout>
      <Outlet />
    </PlainLayout>
  );
}
