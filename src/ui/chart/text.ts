/** What stands in a drawn chart besides the machine's own names. */
export const CHART_TEXT = {
  done: (actor: string) => `${actor} 완료`,
  failed: (actor: string) => `${actor} 실패`,
  after: (delay: string) => `${/^\d+$/.test(delay) ? `${delay}ms` : delay} 뒤`,
  always: "바로",
  otherwise: "그 밖",
  invoke: (actor: string) => `호출 ${actor}`,
  parallel: "병렬",
  chartOf: (machine: string) => `${machine} 차트`,
  now: (states: string) => `지금 ${states}`,
  drawing: "차트를 그리는 중",
  region: (machine: string) => `${machine} 차트, 넘치면 스크롤`,
  zoomIn: "크게",
  zoomOut: "작게",
  fit: "맞춤",
} as const;
