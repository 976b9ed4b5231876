export const TOAST_TEXT = { region: "알림", close: "알림 닫기" } as const;
