// What an entry of the log says of a call: on whom it was, what was asked for and what of it is personal.
import { describe, expect, it } from "vitest";
import { personalIn } from "./personal.ts";
import { subjectsOf } from "./subjects.ts";
import { withoutSecrets } from "./without-secrets.ts";
import { callOf, reasonOf } from "./write.ts";

describe("the subjects", () => {
  it.each([
    ["/admin/members/:userId", { userId: "member01" }, null, ["member:member01"]],
    ["/admin/protection/:userId", { userId: "member01" }, null, ["member:member01"]],
    ["/admin/coupons/:id/end", { id: "c1" }, undefined, ["coupon:c1"]],
    ["/admin/enquiries/:id", { id: "e1" }, {}, ["enquiry:e1"]],
    ["/admin/blocked-addresses/:address", { address: "::1" }, "text", ["address:::1"]],
    ["/admin/money-requests/act", {}, { ids: ["a", "b", "a", ""] }, ["money-request:a", "money-request:b"]],
    ["/admin/tether-orders/act", null, { ids: "t1" }, ["tether-order:t1"]],
    [
      "/admin/deposits",
      {},
      { userId: "m2", userIds: ["m1", 7], receivers: ["m3"] },
      ["member:m2", "member:m1", "member:m3"],
    ],
    [
      "/admin/live/holds",
      {},
      { fixtureId: "f", marketId: "m", provider: "p", betId: "b", other: "o" },
      ["fixture:f", "market:m", "provider:p", "bet:b"],
    ],
    ["/admin/live/:fixtureId/prices/:id", { fixtureId: "f1", id: "" }, { userId: "" }, ["live:f1"]],
  ])("of %s are whom it names", (path, params, body, subjects) => {
    expect(subjectsOf(path, params, body)).toEqual(subjects);
  });

  it("are fifty at most", () => {
    const ids = Array.from({ length: 51 }, (_, at) => `i${at}`);
    expect(subjectsOf("/admin/bets/act", {}, { ids })).toEqual(ids.slice(0, 50).map((id) => `bet:${id}`));
  });
});

describe("personal data", () => {
  const told = (answer: unknown) => {
    const { kinds, userIds } = personalIn(answer);
    return [[...kinds], [...userIds]];
  };

  it.each([
    [null, [], []],
    ["010-1234-5678", [], []],
    [{ phone: "010" }, [], []],
    [{ userId: "a", phone: "" }, [], []],
    [{ userId: "a", phone: null, holder: 1 }, [], []],
    [{ userId: 1, phone: "010" }, [], []],
    [{ userId: "a", phone: "010" }, ["phone"], ["a"]],
    [{ userId: "a", bank: { holder: "김" } }, ["bank"], ["a"]],
    [{ items: [{ userId: "a", bankHolder: "김" }, { userId: "b" }] }, ["bank"], ["a"]],
    [{ userId: "a", of: { userId: "b", phone: "010" } }, ["phone"], ["b"]],
    [
      { kind: "phone", value: "010", members: [{ userId: "a", of: { userId: "c" } }, { userId: "b" }] },
      ["phone"],
      ["a", "c", "b"],
    ],
    [{ userId: "a", kind: "bank", value: "110" }, ["bank"], ["a"]],
    [{ userId: "a", kind: "device", value: "x" }, [], []],
    [{ userId: "a", kind: "phone", value: 7 }, [], []],
  ])("of %j are %j of %j", (answer, kinds, userIds) => {
    expect(told(answer)).toEqual([kinds, userIds]);
  });
});

it("tells no secret, and of long texts and lists the beginning", () => {
  const asked = {
    userId: "a",
    password: "p",
    newPassword: { is: 1 },
    resetToken: null,
    code: "123",
    codeCount: 2,
    otp: 1,
  };
  expect(withoutSecrets({ ...asked, left: undefined, nothing: null, at: 0, deep: [{ secretKey: "s" }] })).toEqual({
    userId: "a",
    password: "•••",
    newPassword: "•••",
    resetToken: "•••",
    code: "•••",
    codeCount: 2,
    otp: "•••",
    nothing: null,
    at: 0,
    deep: [{ secretKey: "•••" }],
  });
  expect(withoutSecrets(undefined)).toBeNull();
  const [whole, list] = ["가".repeat(300), Array.from({ length: 50 }, (_, at) => at)];
  expect([withoutSecrets(whole), withoutSecrets(`${whole}나`)]).toEqual([whole, `${whole}…`]);
  expect([withoutSecrets(list), withoutSecrets([...list, 50])]).toEqual([list, list]);
});

it("names a call without the prefix of the interface, and reads its reason or note", () => {
  expect(callOf({ method: "POST", routeOptions: { url: "/api/admin/bets/:id/void" } as never })).toBe(
    "POST /admin/bets/:id/void",
  );
  expect(callOf({ method: "GET", routeOptions: {} as never })).toBe("GET ");
  const reasons = [null, {}, { reason: "", note: "n" }, { reason: "r", note: "n" }, { reason: 1, note: 2 }].map(
    reasonOf,
  );
  expect(reasons).toEqual(["", "", "n", "r", ""]);
});

it("what is shown of a call can be kept, whatever was called and wherever it is cut", () => {
  const shown = withoutSecrets({ "a\0": "b\0", half: "\ud83c", list: ["\udca1"], long: `${"x".repeat(299)}🂡` });
  expect(shown).toEqual({ "a\uFFFD": "b\uFFFD", half: "\uFFFD", list: ["\uFFFD"], long: `${"x".repeat(299)}\uFFFD…` });
});
