// What the demo site says: popups, messengers, the welcome message and the pending one.
import type { OperatorPopup } from "../../src/api/contract/operator/popups.ts";

export const DEMO_MESSENGERS = [
  { name: "텔레그램", imgPath: "messenger-telegram.svg", url: "https://t.me/hanpan_demo" },
  { name: "카카오톡", imgPath: "messenger-kakaotalk.svg", url: "https://open.kakao.com/o/hanpan_demo" },
];

/** For everyone, at any time. */
export const DEMO_POPUPS: readonly Omit<
  OperatorPopup,
  "state" | "version" | "levels" | "device" | "showsFrom" | "showsUntil"
>[] = [
  {
    id: "welcome",
    title: "한판에 오신 것을 환영합니다",
    contents:
      "<h3>첫 방문 안내</h3><p>데모 계정의 머니와 포인트는 모두 가상입니다. 마음껏 둘러보세요.</p><ul><li>단폴더부터 10폴더까지</li><li>3폴더, 5폴더, 7폴더 보너스배당</li></ul>",
    width: 360,
    pcLeftLocation: 40,
    pcTopLocation: 90,
    popupFlg: true,
    position: 0,
  },
  {
    id: "rules",
    title: "베팅 전에 확인해주세요",
    contents:
      "<p>보너스 배당을 담으면 <strong>1.30 이하</strong>의 배당은 함께 담을 수 없습니다.</p><p>프로토는 2폴부터 접수합니다.</p>",
    width: 340,
    pcLeftLocation: 440,
    pcTopLocation: 90,
    popupFlg: true,
    position: 1,
  },
];

export const WELCOME_MESSAGE = {
  title: "가입을 환영합니다",
  contents: "<p>한판의 회원이 되신 것을 환영합니다. 베팅규정을 먼저 확인해주세요.</p>",
};

export const NOTICE_MESSAGE = {
  title: "레벨 안내",
  contents: "<p>이번 달 레벨이 확정되었습니다. 회원정보에서 한도를 확인해주세요.</p>",
};

/** The member who has to read a message before anything else. */
export const MEMBER_WITH_UNREAD = "member02";
