import { isForFrame, type PopupDevice } from "../../../domain/frame/popup-device.ts";
import { POPUP_TEXT } from "../../frame/popup/text.ts";
import { PopupWindow } from "../../frame/popup/popup-window.tsx";
import { Button } from "../../primitives/button.tsx";
import { POPUPS_TEXT as TEXT } from "./text.ts";
import { DrawnFrame } from "./drawn-frame.tsx";
import { DESKTOP_FRAME, MOBILE_FRAME } from "./frames.ts";

/** What the form holds; a number that was not typed is NaN. */
interface PreviewedPopup {
  title: string;
  contents: string;
  width: number;
  pcLeftLocation: number;
  pcTopLocation: number;
  device: PopupDevice;
}

/** A width that is refused is not drawn: words one letter wide say nothing. In px. */
const LEAST_WIDTH = 100;
const numberOr = (number: number, otherwise: number): number => (Number.isFinite(number) ? number : otherwise);
const nothing = () => {};

/** The popup at its place in the home page of both frames, as large as there is room. */
export function PopupPreview({ popup }: { popup: PreviewedPopup }) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-[minmax(0,1fr)_13rem]">
      <Previewed popup={popup} isDesktop />
      <Previewed popup={popup} isDesktop={false} />
    </div>
  );
}

function Previewed({ popup, isDesktop }: { popup: PreviewedPopup; isDesktop: boolean }) {
  const { device, contents, ...rest } = popup;
  const isHere = isForFrame(device, isDesktop);
  const label = isDesktop ? TEXT.previewOf.desktop : TEXT.previewOf.mobile;
  const drawn = (
    <PopupWindow
      popup={{
        ...rest,
        id: "preview",
        contents: contents.trim() === "" ? `<p>${TEXT.noPreview}</p>` : contents,
        width: Math.max(numberOr(popup.width, LEAST_WIDTH), LEAST_WIDTH),
        pcLeftLocation: numberOr(popup.pcLeftLocation, 0),
        pcTopLocation: numberOr(popup.pcTopLocation, 0),
        device,
        popupFlg: true,
        visiableFlag: true,
        notShowingexpireTime: null,
      }}
      state="preview"
      isPlaced={isDesktop}
      onClose={nothing}
      onSnooze={nothing}
      onPressBody={nothing}
    />
  );
  return (
    <figure aria-label={label} className="grid min-w-0 grid-cols-1 gap-1">
      <figcaption className="text-xs font-semibold text-muted">
        {label}
        {!isHere && <span className="ml-2 font-normal text-warn">{TEXT.notHere}</span>}
      </figcaption>
      <DrawnFrame frame={isDesktop ? DESKTOP_FRAME : MOBILE_FRAME}>
        {isHere &&
          (isDesktop ? (
            drawn
          ) : (
            <div className="absolute inset-x-0 bottom-0 flex max-h-[70%] flex-col rounded-t-lg border-t border-edge bg-surface shadow-pop">
              <div className="overflow-hidden p-2">{drawn}</div>
              <div className="border-t border-line p-2">
                <Button look="primary" className="w-full">
                  {POPUP_TEXT.closeAll}
                </Button>
              </div>
            </div>
          ))}
      </DrawnFrame>
    </figure>
  );
}
