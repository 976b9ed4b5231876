import { type ReactNode, useDeferredValue, useLayoutEffect } from "react";

const firstPicture = () => document.querySelector(".first-picture");
const removePicture = () => firstPicture()?.remove();

/**
 * While the HTML's picture covers the page: what is inside is drawn after the frame, in short tasks between which the
 * browser answers. The picture goes with it. Otherwise it is drawn with the rest.
 */
export function Later({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, !firstPicture());
  useLayoutEffect(() => (isDrawn ? removePicture() : removePicture), [isDrawn]);
  // The page leaves a picture with this beside it.
  return isDrawn ? children : <i id="later" />;
}
