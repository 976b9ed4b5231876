// All pages in one tab, in turns, so that what slows the machine slows all.
import "../../../src/ui/frame/theme/theme.css";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import "./frames.ts";
import "./held.ts";
import "./rate.ts";
import "./scroll.ts";
