import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { withTime } from "../layout/menu-link.tsx";

/** A link to where a fixture stands in the list of its game. */
export function FixtureLink(props: { fixture: FixtureWire; className: string; children: ReactNode }) {
  const { id, status } = props.fixture;
  return (
    <Link
      to={status === "live" ? "/korea/live" : "/korea/cross"}
      search={() => ({ ...withTime({}), fixture: id })}
      className={props.className}
    >
      {props.children}
    </Link>
  );
}
