// What each machine looks like on the page, bound to the actor that runs in the workshop. A machine without a
// page of its own yet has no face.
import type { ComponentType } from "react";
import { LiveBanner } from "../../src/ui/korea/live-banner.tsx";
import { DeviceToggle } from "../../src/ui/layout/view-toggles.tsx";
import { LoginForm } from "../../src/ui/login/login-form.tsx";
import { MaintenancePage } from "../../src/ui/maintenance/maintenance-page.tsx";
import type { LiveActor } from "../../src/ui/slip/betting.ts";
import type { RootActors } from "../../src/ui/app-context.ts";
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
  SignUpGateFace,
} from "./page-faces.tsx";
import { PlacementFace, SlipFace, SlipLegFace } from "./slip-faces.tsx";

export interface Face {
  Component: ComponentType<FaceProps>;
  /** Of its frame, in px. */
  height: number;
}

/** A component that finds its machine in the page's context. */
function bound(name: keyof RootActors, height: number, Inner: ComponentType, className = "p-4"): Face {
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

export const FACES: Readonly<Record<string, Face>> = {
  "device-toggle": bound("deviceToggle", 72, DeviceToggle),
  dialogs: bound("dialogs", 420, DialogsFace, ""),
  "live-connection": {
    height: 72,
    Component: function Live({ actor, children }) {
      return (
        <>
          <div className="p-4">
            <LiveBanner live={actor as LiveActor} />
          </div>
          {children}
        </>
      );
    },
  },
  "loading-bar": bound("loadingBar", 72, LoadingBarFace),
  "login-form": bound("loginForm", 280, LoginForm),
  "maintenance-gate": bound("maintenanceGate", 320, MaintenancePage),
  "message-gate": bound("messageGate", 160, MessageGateFace, ""),
  placement: { height: 440, Component: PlacementFace },
  popup: { height: 240, Component: PopupFace },
  "popup-list": bound("popupList", 320, PopupListFace, "relative min-h-75"),
  "scroll-top": bound("scrollTop", 140, ScrollTopFace),
  session: bound("session", 230, SessionFace, ""),
  "sign-up-gate": bound("signUpGate", 480, SignUpGateFace, ""),
  slip: { height: 440, Component: SlipFace },
  "slip-leg": { height: 120, Component: SlipLegFace },
};
