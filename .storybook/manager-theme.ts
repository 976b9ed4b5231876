// The colours of the page around the stories too. They are those of src/ui/frame/theme/tokens.css, which the bundler of the
// workshop's windows does not read; tests/unit/workshop/manager-theme.test.ts holds them to it.
import { create } from "storybook/theming/create";
import type { ThemeName } from "./theme.ts";

export const MANAGER_COLOURS = {
  dark: {
    canvas: "#0d1115",
    surface: "#141a20",
    raised: "#1b232b",
    hover: "#222c36",
    field: "#090c0f",
    line: "#27313b",
    edge: "#65758a",
    ink: "#e9eef3",
    muted: "#a7b4c2",
    accent: "#3cc2a8",
    "on-accent": "#06211c",
  },
  light: {
    canvas: "#eef1f5",
    surface: "#ffffff",
    raised: "#f5f7fa",
    hover: "#e8edf3",
    field: "#ffffff",
    line: "#d3dbe4",
    edge: "#76869a",
    ink: "#151d26",
    muted: "#465567",
    accent: "#0a7361",
    "on-accent": "#ffffff",
  },
} as const;

const FONT = '"Pretendard Variable", Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif';

function managerTheme(base: ThemeName) {
  const colours = MANAGER_COLOURS[base];
  return create({
    base,
    brandTitle: "한판 작업실",
    brandUrl: "./",
    fontBase: FONT,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.surface,
    appContentBg: colours.canvas,
    appPreviewBg: colours.canvas,
    appHoverBg: colours.hover,
    appBorderColor: colours.line,
    textColor: colours.ink,
    textInverseColor: colours["on-accent"],
    textMutedColor: colours.muted,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barHoverColor: colours.accent,
    barSelectedColor: colours.accent,
    buttonBg: colours.raised,
    buttonBorder: colours.edge,
    booleanBg: colours.field,
    booleanSelectedBg: colours.hover,
    inputBg: colours.field,
    inputBorder: colours.edge,
    inputTextColor: colours.ink,
  });
}

export const MANAGER_THEMES = { dark: managerTheme("dark"), light: managerTheme("light") };
