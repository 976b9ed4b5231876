// The components of members' pages, but for those that most visits begin with.

export const MEMBER_FILES: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob([
  "../ui/**/*-page.tsx",
  "!../ui/operator/**",
  "!../ui/frame/**",
  "!../ui/account/login/**",
  "!../ui/sports/korea/**",
]);
