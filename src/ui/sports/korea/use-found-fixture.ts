import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { FixturePage } from "../../../api/contract/sports/fixtures.ts";

/** Shows the row of a fixture that a link named, and puts the page on which it stands into the address in its place. */
export function useFoundFixture(fixture: string, page: FixturePage): void {
  const navigate = useNavigate();
  useEffect(() => {
    const show = requestAnimationFrame(() => {
      const row = document.getElementById(`fixture-${fixture}`);
      row?.scrollIntoView({ block: "center" });
      row?.focus({ preventScroll: true });
      void navigate({
        to: ".",
        search: (now: object) => ({ ...now, fixture: undefined, page: page.page > 1 ? page.page : undefined }),
        replace: true,
        resetScroll: false,
      });
    });
    return () => cancelAnimationFrame(show);
  }, [fixture, page, navigate]);
}
