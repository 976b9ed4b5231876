// The page loads these when they are first needed. A story has them at hand, so that it is complete at once.
import "dompurify";
import "../src/ui/frame/dialog/base-dialogs.tsx";
import "../src/ui/frame/dialog/open-dialogs.tsx";
import "../src/ui/frame/dialog/user-info-facts.tsx";
import "../src/ui/frame/form/command-button.tsx";
import "../src/ui/frame/layout/mobile-drawer.tsx";
import "../src/ui/account/login/messengers.tsx";
import "../src/ui/games/lobby/launch-dialog.tsx";
import "../src/ui/sports/board/board-store.ts";
import "../src/ui/sports/board/live-score.tsx";
import "../src/ui/sports/european/fixture-view.tsx";
import "../src/ui/sports/european/live-news.tsx";
import "../src/ui/sports/european/virtual-rows.tsx";
import "../src/ui/sports/inplay/upcoming.tsx";
import "../src/ui/sports/slip/confirm-placement.tsx";
import "../src/ui/sports/slip/slip-contents.tsx";
import "../src/ui/sports/slip/slip-dock.tsx";
import "../src/ui/sports/slip/slip-sheet.tsx";
import "../src/ui/sports/korea/found-fixture.tsx";
import "../src/ui/sports/korea/live-banner.tsx";
import "../src/ui/wallet/point/convert-form.tsx";
import { FixtureBlock } from "../src/ui/sports/korea/fixture-block.tsx";
import { keepRows } from "../src/ui/sports/korea/fixture-rows.ts";
import { ResultRow } from "../src/ui/sports/korea/result-row.tsx";

keepRows({ block: FixtureBlock, result: ResultRow });
