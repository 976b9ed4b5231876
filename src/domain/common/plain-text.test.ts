import { describe, expect, it } from "vitest";
import { cleanLine, cleanText, maskWon } from "./plain-text.ts";

describe("a text of a member", () => {
  it.each([
    ["spaces around it", "  가\n나  ", "가\n나"],
    ["line breaks of other systems", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["empty lines", "a\n\n\n\n\nb", "a\n\nb"],
    ["controls", "a\u0007b\u001bc\u0085d", "abcd"],
    ["a change of direction", "\u202egnp.exe\u2066", "gnp.exe"],
    ["what cannot be seen", "a\u2060b\ufeffc", "abc"],
    ["two spellings of one letter", "\u1112\u1161\u11ab", "한"],
  ])("loses %s", (_name, given, expected) => expect(cleanText(given)).toBe(expected));

  it("keeps letters with their marks, and cuts piles of marks", () => {
    expect(cleanText("é ñ ệ")).toBe("é ñ ệ");
    expect([...cleanText(`x${"\u0335".repeat(50)}y`)]).toHaveLength(6);
  });

  it("keeps what families of emoji are joined by", () => expect(cleanText("👨‍👩‍👧")).toBe("👨‍👩‍👧"));

  it("is one line where one line is wanted", () => expect(cleanLine(" a \n\n b\tc ")).toBe("a b c"));
});

it.each([
  [0, "0"],
  [900, "9**"],
  [53_000, "5*,***"],
  [1_234_567, "1,***,***"],
])("shows of %i won %s", (amount, shown) => expect(maskWon(amount)).toBe(shown));
