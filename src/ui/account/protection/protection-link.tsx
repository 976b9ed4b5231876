import { Link } from "@tanstack/react-router";

const PROTECTION_TEXT = "입금 한도 · 휴식 · 자가 제한";

/** Where the own limits stand. */
export const PROTECTION_LINK = { to: "/member", search: { tab: "protection" } } as const;

/** Leads to what protects the member: decisions, rule 22. */
export function ProtectionLink() {
  return (
    <p className="py-3 text-center text-xs">
      <Link {...PROTECTION_LINK} className="text-muted underline hover:text-ink">
        {PROTECTION_TEXT}
      </Link>
    </p>
  );
}
