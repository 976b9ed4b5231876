// Whether prices are live, in words. Apart from the texts of the lists: what shows them comes late.
export const LIVE_TEXT = {
  fresh: "실시간 배당",
  connecting: "배당 연결 중",
  stale: "배당이 갱신되지 않고 있습니다. 연결을 확인하는 중입니다.",
  resyncing: "배당 갱신 중",
  disconnected: "실시간 연결이 끊겼습니다.",
  retry: "다시 연결",
} as const;
