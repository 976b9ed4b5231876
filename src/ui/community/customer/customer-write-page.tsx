import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ENQUIRY_KINDS, type EnquiryKind } from "../../../domain/community/enquiry.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { usePathId } from "../../frame/use-path-id.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const EnquiryForm = lazy(() => import("./enquiry-form.tsx").then((file) => ({ default: file.EnquiryForm })));

/** A new enquiry: `/customer/write/account` asks for the account of a deposit. */
export function CustomerWritePage() {
  const flag = usePathId();
  const navigate = useNavigate();
  // Without a flag the last segment is the page's own.
  const kind: EnquiryKind = ENQUIRY_KINDS.find((one) => one === flag) ?? "general";
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={titleOf("/customer/write")}
        aside={
          <Link to="/customer" className="text-sm text-accent underline">
            {TEXT.toList}
          </Link>
        }
      />
      <div className="rounded-lg border border-line bg-surface p-3">
        <Suspense fallback={<Skeleton lines={5} />}>
          <EnquiryForm
            key={kind}
            kind={kind}
            onDone={(id) => {
              const address: string = `/customer/view/${id}`;
              void navigate({ to: address });
            }}
          />
        </Suspense>
      </div>
    </div>
  );
}
