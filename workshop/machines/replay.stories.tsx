import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { PLACEMENT_TEXT } from "../../src/ui/sports/slip/text.ts";
import { LivePanel } from "../live/live-panel.tsx";
import { takeInHand } from "./live-play.ts";
import { ATLAS_TEXT } from "./text.ts";

/** A live story, and the same one as its link opens it. */
function Reopened({ machine }: { machine: string }) {
  const [replay, setReplay] = useState<string>();
  const open = () => {
    const link = document.querySelector<HTMLInputElement>("input[readonly]")?.value ?? "";
    setReplay(new URL(link).searchParams.get("replay") ?? undefined);
  };
  return (
    <>
      <LivePanel key={replay} machine={machine} replay={replay} />
      <button type="button" data-open className="m-4 text-sm" onClick={open}>
        {ATLAS_TEXT.live}
      </button>
    </>
  );
}

/** For the tests alone. */
const meta = {
  title: "기계(Machine)/되짚기",
  component: Reopened,
  // `npm run verify` runs them.
  tags: ["!dev", "long"],
} satisfies Meta<typeof Reopened>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses these, or else a few of whatever is possible, and opens the link: it stands where the hand left it. */
function reopened(machine: string, { press = [], says }: { press?: readonly string[]; says?: string } = {}): Story {
  return {
    args: { machine },
    play: async ({ canvasElement, userEvent }) => {
      const hand = await takeInHand(canvasElement);
      await hand.faceStands();
      for (let turn = 0; turn < (press.length || 8); turn += 1) {
        const label = press[turn] ?? possibleLabel(hand.possible(), turn);
        if (label === undefined) break;
        const length = hand.log().length;
        await userEvent.click(hand.button(label));
        await waitFor(() => expect(hand.log().length).toBeGreaterThan(length));
      }
      await hand.faceStands();
      const [link, log, leaves] = [hand.link(), hand.log(), hand.leaves()];
      // Without the focus, for which the page would scroll: of that the machine of scrolling hears.
      canvasElement.querySelector<HTMLButtonElement>("[data-open]")?.click();
      const again = await takeInHand(canvasElement);
      await again.faceStands();
      await waitFor(() => expect(again.link()).toBe(link));
      await expect(within(canvasElement).queryByRole("alert")).toBeNull();
      await expect(again.log()).toEqual(log);
      await expect(again.leaves()).toEqual(leaves);
      if (says !== undefined) await within(again.face()).findByText(says);
    },
  };
}

const possibleLabel = (labels: readonly string[], turn: number) => labels[(turn * 7) % labels.length];

export const DeviceToggle = reopened("device-toggle");
export const Dialogs = reopened("dialogs");
export const LiveConnection = reopened("live-connection");
export const LoadingBar = reopened("loading-bar");
export const LoginForm = reopened("login-form");
export const MaintenanceGate = reopened("maintenance-gate");
export const MessageGate = reopened("message-gate");
export const Placement: Story = { ...reopened("placement"), tags: ["!long"] };
export const Popup = reopened("popup");
export const PopupList = reopened("popup-list");
/** The component asks for the list when it is mounted, and only then can the list come. */
export const PopupListRead = reopened("popup-list", { press: ["xstate.done.actor.readPopups/two"] });
export const ScrollTop = reopened("scroll-top");
export const Session = reopened("session");
export const SignUpGate = reopened("sign-up-gate");
export const Slip = reopened("slip");
/** Whoever holds a slip, its bet is what is seen. */
export const SlipHeld = reopened("slip", {
  press: ["slip.pick/home", "stake.set/taken", "slip.hold/plain"],
  says: PLACEMENT_TEXT.sending,
});
export const SlipLeg = reopened("slip-leg");
