import { PlainLayout } from "../ui/frame/layout/plain-layout.tsx";
import { PageOutlet } from "./page-outlet.tsx";

export function PlainFrame() {
  return (
    <PlainLayout>
      <PageOutlet />
    </PlainLayout>
  );
}
