import type { KoreanGame } from "../../../domain/sports/market.ts";
import { usePreference } from "../../frame/theme/preference.ts";
import { Button } from "../../primitives/button.tsx";
import { listLook } from "./list-look.ts";
import { loadRows, rowKind } from "./rows.ts";
import { TOOLS_TEXT } from "./tools-text.ts";

/** Changes between one line a match and a block of markets. The rows of the other look are loaded first. */
export function LookButton({ game }: { game: KoreanGame }) {
  const look = usePreference(listLook);
  const other = look === "lines" ? "blocks" : "lines";
  const change = async () => {
    await loadRows(rowKind(game, other));
    listLook.set(other);
  };
  return (
    <Button size="sm" onClick={() => void change()}>
      {TOOLS_TEXT[other]}
    </Button>
  );
}
