import { describe, expect, it } from "vitest";
import { failureText, SYSTEM_PROBLEM_TEXT } from "./launch-text.ts";
import { isLaunchAddress, openGameAddress } from "./launch.ts";
import { isBarredFromLobbies, isShutLobby } from "./shut-lobby.ts";
import { endsSession } from "../session/server-code.ts";

it.each([
  [[], false],
  [["22"], true],
  [["1", "22", "3"], true],
  [["2", "222", "122"], false],
])("a tendency list of %j bars from lobbies: %s", (tendency, isBarred) => {
  expect(isBarredFromLobbies(tendency)).toBe(isBarred);
});

it.each([
  ["/casino", true],
  ["/slot", true],
  ["/slot/?provider=house#x", true],
  ["/slot/honor", false],
  ["/casinoHonor", false],
  ["/tournament_casino", false],
  ["/", false],
])("%s is shut to code 22: %s", (path, isShut) => {
  expect(isShutLobby(path, ["1", "22"])).toBe(isShut);
  expect(isShutLobby(path, ["1", "122"])).toBe(false);
});

describe("a window may be sent", () => {
  it.each(["/europe", "/", "/inplay?time=1", "https://lobby.example/start", "HTTP://127.0.0.1:3000/slot"])(
    "to %s",
    (address) => expect(isLaunchAddress(address)).toBe(true),
  );
  it.each([
    "",
    "javascript:alert(1)",
    "//other.example",
    "/\\other.example",
    "data:text/html,x",
    "europe",
    "https://",
    "https://a b",
    "xhttps://lobby.example",
    "https://lobby.example\\x",
    "x/europe",
    "/europe\\x",
    "/a b",
  ])("not to %j", (address) => expect(isLaunchAddress(address)).toBe(false));
});

it("in-play begins at its live list, prematch does not [REQ-R21]", () => {
  expect(openGameAddress("EU", "/europe")).toBe("/europe");
  expect(openGameAddress("IN", "/inplay")).toBe("/inplay#Live");
  expect(openGameAddress("IN", "/inplay#Live")).toBe("/inplay#Live");
});

it("tells the server's words, else the general ones", () => {
  expect(failureText({ status: 409, message: "주소가 없습니다." })).toBe("주소가 없습니다.");
  expect(failureText({ status: null, message: null })).toBe(SYSTEM_PROBLEM_TEXT);
  expect(failureText(null)).toBe(SYSTEM_PROBLEM_TEXT);
});

it("leaves to the session what ends it", () => {
  expect([401, 406, 500, 555, 556, 600].map(endsSession)).toEqual(Array(6).fill(true));
  expect([null, 200, 404, 422, 503].map(endsSession)).toEqual(Array(5).fill(false));
});
