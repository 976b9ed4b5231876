import { expect, it } from "vitest";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere();
const operator = operatorOf(server);

const TELEGRAM = "messenger-telegram.svg";
const read = async () =>
  (await server.inject({ url: "/api/setting/messenger" })).json<{ imgPath: string; url: string | null }[]>();
const change = (body: unknown, imgPath = TELEGRAM) => operator.call("PUT", `/api/admin/messengers/${imgPath}`, body);

it("gives each messenger the address that an operator has set", async () => {
  const before = await read();
  expect(before).toHaveLength(2);
  expect(await change({ name: "텔레그램 상담", url: "https://t.me/hanpan_help" })).toMatchObject({ status: 200 });
  expect(await read()).toEqual([
    { name: "텔레그램 상담", imgPath: TELEGRAM, url: "https://t.me/hanpan_help" },
    before.find(({ imgPath }) => imgPath !== TELEGRAM),
  ]);
  expect(await change({ name: "텔레그램", url: null })).toMatchObject({ status: 200 });
  expect((await read())[0]?.url).toBeNull();
});

it.each(["javascript:alert(1)", "http://t.me/hanpan", "data:text/html,x", "https://", "t.me/hanpan", ""])(
  "refuses the address %j under its field",
  async (url) => {
    const before = await read();
    expect(await change({ name: "텔레그램", url })).toMatchObject({
      status: 400,
      body: { problems: [{ path: "url", message: "주소를 https://로 시작하게 입력해주세요." }] },
    });
    expect(await read()).toEqual(before);
  },
);

it("refuses a messenger that is none, and a member", async () => {
  expect(await change({ name: "라인", url: null }, "messenger-line.svg")).toMatchObject({ status: 404 });
  const member = await server.user("member05");
  expect((await member.call("PUT", `/api/admin/messengers/${TELEGRAM}`, { name: "x", url: null })).status).toBe(403);
});
