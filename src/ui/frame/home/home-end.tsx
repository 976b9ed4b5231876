import { ProtectionLink } from "../../account/protection/protection-link.tsx";
import { HomeNews } from "./home-news.tsx";
import { MemberStrip } from "./member-strip.tsx";

/** What stands below the lists, out of sight at first. */
export function HomeEnd() {
  return (
    <>
      <HomeNews />
      <MemberStrip />
      <ProtectionLink />
    </>
  );
}
