import type { OperatorPopup } from "../../api/contract/operator/popups.ts";

/** A popup as an operator has written it. */
export const samplePopup: OperatorPopup = {
  id: "p1",
  title: "첫 충전 이벤트",
  contents: "<h3>첫 충전 10%</h3><p>오늘 자정까지 드립니다.</p>",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 90,
  popupFlg: true,
  position: 0,
  levels: [],
  device: "all",
  showsFrom: null,
  showsUntil: null,
  state: "shown",
  version: "v1",
};
