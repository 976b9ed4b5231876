import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import { loadAhead } from "../../load-ahead.ts";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { isUnsettled } from "./unsettled.ts";

const load = () => import("./submission-notice.tsx");
const Loaded = lazy(() => load().then((file) => ({ default: file.SubmissionNotice })));

/** A SubmissionNotice on a page whose first load does without it: it is loaded before a line can be lost. */
export function LateSubmissionNotice({ title, ...props }: ComponentProps<typeof Loaded> & { title: string }) {
  useEffect(() => loadAhead(load), []);
  if (!isUnsettled(props.snapshot)) return null;
  return (
    <Panel title={title}>
      <div className="p-3">
        <Suspense fallback={<Skeleton lines={2} />}>
          <Loaded {...props} />
        </Suspense>
      </div>
    </Panel>
  );
}
