import { Link } from "@tanstack/react-router";

const PROTECTION_LINK = "입금 한도 · 휴식 · 자가 제한";

/** Leads to what protects the member: decisions, rule 22. */
export function ProtectionLink() {
  return (
    <p className="py-3 text-center text-xs">
      <Link to="/member" search={{ tab: "protection" }} className="text-muted underline hover:text-ink">
        {PROTECTION_LINK}
      </Link>
    </p>
  );
}
