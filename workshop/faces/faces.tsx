// What each machine looks like on the page, bound to the actor that runs in the workshop. A machine
// that no element of the page stands for has no face.
import type { ComponentType, ReactNode } from "react";
import { CashOutFace } from "../../.storybook/cash-out-face.tsx";
import { CommandFace } from "../../.storybook/command-face.tsx";
import { LiveConnectionFace, LoginFormFace, PasswordResetFace, SignUpGateFace } from "../../.storybook/login-face.tsx";
import { MaintenanceGateFace } from "../../.storybook/maintenance-face.tsx";
import { BetSettlementFace, InboxFace, SiteSearchFace, UpcomingGamesFace } from "../../.storybook/member-faces.tsx";
import {
  ApprovalFace,
  BetCancellationFace,
  FixtureImportFace,
  LeasedQueueFace,
  LeaveGuardFace,
  PopupEditingFace,
} from "../../.storybook/operator-faces.tsx";
import { SlipSheetFace } from "../../.storybook/sheet-face.tsx";
import { TetherDepositFace, TetherWithdrawalFace } from "../../.storybook/tether-face.tsx";
import { MoneyRequestFace } from "../../.storybook/money-request-face.tsx";
import { DeviceToggle } from "../../src/ui/frame/layout/view-toggles.tsx";
import type { PageActors } from "../../src/ui/app-context.ts";
import { BoundApp } from "./bound-app.tsx";
import type { FaceProps } from "./face-props.ts";
import {
  DialogsFace,
  LoadingBarFace,
  MessageGateFace,
  PopupFace,
  PopupListFace,
  ScrollTopFace,
  SessionFace,
} from "./page-faces.tsx";
import { ImageUploadFace, MiniGameMaintenanceFace, MiniGameRoundFace, RoundProofFace } from "./game-faces.tsx";
import {
  BaccaratSeatFace,
  ChipTrayFace,
  GameSoundFace,
  SearchFieldFace,
  SlotSpinFace,
  WaitingNoticeFace,
} from "./play-faces.tsx";
import { RealityCheckFace } from "./reality-check-face.tsx";
import { PlacementFace, SlipFace, SlipLegFace } from "./slip-faces.tsx";

export interface Face {
  Component: ComponentType<FaceProps>;
  /** Of its frame, in px. */
  height: number;
}

/** A component that finds its machine in the page's context. */
function bound(name: keyof PageActors, height: number, Inner: ComponentType, className = "p-4"): Face {
  return {
    height,
    Component: function Bound({ actor, children }) {
      return (
        <BoundApp name={name} actor={actor}>
          <div className={className}>
            <Inner />
          </div>
          {children}
        </BoundApp>
      );
    },
  };
}

/** What the frozen stories of the machine show, moving. */
function shared<Actor>(Shown: ComponentType<{ actor: Actor; children?: ReactNode }>, height: number): Face {
  return {
    height,
    Component: function Shared({ actor, children }) {
      return <Shown actor={actor as Actor}>{children}</Shown>;
    },
  };
}

export const FACES: Readonly<Record<string, Face>> = {
  approval: shared(ApprovalFace, 320),
  "baccarat-seat": shared(BaccaratSeatFace, 560),
  "bet-cancellation": shared(BetCancellationFace, 480),
  "bet-settlement": shared(BetSettlementFace, 240),
  "chip-tray": shared(ChipTrayFace, 160),
  "cash-out": shared(CashOutFace, 320),
  command: shared(CommandFace, 320),
  "device-toggle": bound("deviceToggle", 72, DeviceToggle),
  dialogs: bound("dialogs", 420, DialogsFace, ""),
  "fixture-import": shared(FixtureImportFace, 480),
  "game-sound": shared(GameSoundFace, 72),
  inbox: shared(InboxFace, 320),
  "leased-queue": shared(LeasedQueueFace, 320),
  "leave-guard": shared(LeaveGuardFace, 160),
  "image-upload": shared(ImageUploadFace, 72),
  "live-connection": shared(LiveConnectionFace, 440),
  "loading-bar": bound("loadingBar", 72, LoadingBarFace),
  "login-form": shared(LoginFormFace, 480),
  "maintenance-gate": shared(MaintenanceGateFace, 440),
  "message-gate": bound("messageGate", 160, MessageGateFace, ""),
  "money-request": shared(MoneyRequestFace, 320),
  "mini-game-maintenance": shared(MiniGameMaintenanceFace, 320),
  "mini-game-round": shared(MiniGameRoundFace, 160),
  "password-reset": shared(PasswordResetFace, 480),
  placement: { height: 440, Component: PlacementFace },
  popup: { height: 240, Component: PopupFace },
  "popup-list": bound("popupList", 320, PopupListFace, "relative min-h-75"),
  "popup-editing": shared(PopupEditingFace, 640),
  "reality-check": { height: 320, Component: RealityCheckFace },
  "round-proof": shared(RoundProofFace, 160),
  "scroll-top": bound("scrollTop", 140, ScrollTopFace),
  search: shared(SearchFieldFace, 120),
  session: bound("session", 230, SessionFace, ""),
  "sign-up-gate": shared(SignUpGateFace, 540),
  "site-search": shared(SiteSearchFace, 480),
  "slip-sheet": shared(SlipSheetFace, 560),
  "slot-spin": shared(SlotSpinFace, 560),
  "tether-deposit": shared(TetherDepositFace, 560),
  "tether-withdrawal": shared(TetherWithdrawalFace, 560),
  "waiting-notice": shared(WaitingNoticeFace, 100),
  "upcoming-games": shared(UpcomingGamesFace, 240),
  slip: { height: 440, Component: SlipFace },
  "slip-leg": { height: 120, Component: SlipLegFace },
};
