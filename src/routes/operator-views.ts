// The components of the operator's pages: a list that members do not load.

export const OPERATOR_FILES: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  "../ui/operator/**/*-page.tsx",
);
