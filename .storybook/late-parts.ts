// The page loads these when they are first needed. A story has them at hand, so that it is complete at once.
import "dompurify";
import "../src/ui/dialog/base-dialogs.tsx";
import "../src/ui/dialog/open-dialogs.tsx";
import "../src/ui/layout/mobile-drawer.tsx";
import "../src/ui/login/messengers.tsx";
import "../src/ui/slip/confirm-placement.tsx";
import "../src/ui/slip/slip-contents.tsx";
import "../src/ui/slip/slip-sheet.tsx";
