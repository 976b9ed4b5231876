export const CHART_TOOLS_TEXT = { foldAll: "모두 접기", unfoldAll: "모두 펼치기" } as const;
