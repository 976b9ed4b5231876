import { Outlet } from "@tanstack/react-router";
import { DefaultLayout } from "../ui/frame/layout/default-layout.tsx";

export function DefaultFrame() {
  return (
    <DefaultLayout>
      <Outlet />
    </DefaultLayout>
  );
}
