// The components of the operator's pages: a list that members do not load.
import type { ViewFiles } from "./view-of.ts";

export const OPERATOR_FILES: ViewFiles = import.meta.glob("../ui/operator/**/*-page.tsx");
