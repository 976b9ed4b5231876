import { DefaultLayout } from "../ui/frame/layout/default-layout.tsx";
import { PageOutlet } from "./page-outlet.tsx";

export function DefaultFrame() {
  return (
    <DefaultLayout>
      <PageOutlet />
    </DefaultLayout>
  );
}
