import { PageHeading } from "../../primitives/page-heading.tsx";
import { PopupLayer } from "../popup/popup-layer.tsx";
import { NewsTicker } from "./news-ticker.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { HOME_TEXT } from "./text.ts";
import { TodayFixtures } from "./today-fixtures.tsx";
import { TopEvents } from "./top-events.tsx";

export function HomePage() {
  return (
    <div className="relative">
      <PageHeading title={HOME_TEXT.title} isHidden />
      <NewsTicker />
      <Shortcuts />
      <TopEvents />
      <TodayFixtures />
      <PopupLayer />
    </div>
  );
}
