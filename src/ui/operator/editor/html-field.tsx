import { lazy, Suspense } from "react";
import { useFormField } from "../../frame/form/form-context.ts";
import { Skeleton } from "../../primitives/skeleton.tsx";

const HtmlEditor = lazy(() => import("./html-editor.tsx").then((file) => ({ default: file.HtmlEditor })));

/** A field of the form's schema that holds HTML. The editor is a chunk of its own. */
export function HtmlField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  "use no memo";
  const { value = "", error, change } = useFormField<string>(name);
  return (
    <Suspense fallback={<Skeleton lines={1} lineClassName="h-40" />}>
      <HtmlEditor label={label} hint={hint} value={value} error={error} onChange={change} />
    </Suspense>
  );
}
