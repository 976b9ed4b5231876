// Images from outside: what is taken, what is kept of it, and how it is served. Hostile files are made here by hand.
import { deflateSync, crc32 } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { file } from "../../../server/db/schema.ts";
import { forgetUnkeptImages } from "../../../server/files/store.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0 });
let member: ApiUser;
const operator = operatorOf(server);
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#3366cc" } })
    .withExif({ IFD0: { Copyright: "SECRET-PLACE" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  member = await newMember(server, 0);
});

interface Answer {
  name: string;
  width: number;
  height: number;
  message: string;
}
async function upload(by: ApiUser, bytes: Uint8Array | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/api/files`, {
    method: "POST",
    headers: {
      "X-AUTH-TOKEN": `Bearer ${by.token}`,
      "Idempotency-Key": crypto.randomUUID(),
      "content-type": "application/octet-stream",
      ...headers,
    },
    body: typeof bytes === "string" ? bytes : new Blob([new Uint8Array(bytes)]),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}
const download = (name: string) => fetch(`${server.url}/api/file/download/${name}`);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A PNG that says it is `side` px wide and high, and is empty: small on the line, huge when it is drawn. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((side / 8 + 1) * side);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

it("keeps an image as WebP under a random name, without what the camera wrote into it", async () => {
  const { status, body } = await upload(member, photo);
  expect(status).toBe(201);
  expect(body).toEqual({ name: expect.stringMatching(/^[0-9a-f]{32}\.webp$/) as string, width: 300, height: 200 });
  const answer = await download(body.name);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe("webp");
  expect(photo.includes("SECRET-PLACE")).toBe(true);
  expect(bytes.includes("SECRET-PLACE")).toBe(false);
});

it("serves it as an image that can be nothing else", async () => {
  const answer = await download((await upload(member, photo)).body.name);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});

it.each(["png", "webp", "gif"] as const)("takes %s", async (format) =>
  expect(await upload(member, await sharp(photo).toFormat(format).toBuffer())).toMatchObject({ status: 201 }),
);

it("makes a large image smaller and turns it as the camera was held", async () => {
  const large = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: "#fff" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await upload(member, large)).toMatchObject({ status: 201, body: { width: 400, height: 1_600 } });
});

describe("refuses as no image", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each<[string, () => Uint8Array | string | Promise<Uint8Array>]>([
    ["an SVG", () => svg],
    [
      "an SVG with a declaration",
      () => `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    ],
    ["a page", () => "<!doctype html><script>alert(1)</script>"],
    ["a page that begins like a GIF", () => "GIF89a/*<script>alert(1)</script>*/=1"],
    [
      "a script that begins like a JPEG",
      () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("alert(1)")]),
    ],
    ["a PDF", () => "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>"],
    ["a TIFF", () => sharp(photo).tiff().toBuffer()],
    ["an archive", () => Buffer.from("504b0304140000000800", "hex")],
    ["half of an image", () => photo.subarray(0, photo.length / 2)],
    ["the head of a PNG", async () => (await sharp(photo).png().toBuffer()).subarray(0, 60)],
    ["25,080,064 pixels", () => bomb(5_008)],
    ["400 million pixels", () => bomb(20_000)],
    ["noise", () => Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7919) % 256))],
  ])("%s", async (_name, make) => {
    const { status, body } = await upload(member, await make());
    expect(status).toBe(415);
    expect(body.message).toMatch(/사진을 읽을 수 없습니다/);
  });

  it("takes 24 million pixels", async () => expect(await upload(member, bomb(4_896))).toMatchObject({ status: 201 }));
});

it("keeps of an image with a page behind it the image alone", async () => {
  const polyglot = Buffer.concat([photo, Buffer.from("<script>alert(document.domain)</script>")]);
  const { status, body } = await upload(member, polyglot);
  expect(status).toBe(201);
  expect(Buffer.from(await (await download(body.name)).arrayBuffer()).includes("<script")).toBe(false);
});

it("refuses what is too large, empty or of another type, and callers without an account", async () => {
  expect(await upload(member, new Uint8Array(8 * 1_048_576 + 1))).toMatchObject({ status: 413 });
  expect(await upload(member, "")).toMatchObject({ status: 400 });
  expect(await upload(member, photo, { "content-type": "image/svg+xml" })).toMatchObject({ status: 415 });
  expect(await upload(member, photo, { "X-AUTH-TOKEN": "" })).toMatchObject({ status: 401 });
});

it("gives the same name to the same key, and takes 20 in ten minutes from a member", async () => {
  const key = { "Idempotency-Key": "one-image-0001" };
  const twice = await Promise.all([upload(member, photo, key), upload(member, photo, key)]);
  expect(twice[0]).toEqual(twice[1]);
  for (let i = 1; i < 20; i++) expect(await upload(member, photo)).toMatchObject({ status: 201 });
  expect(await upload(member, photo)).toMatchObject({ status: 429 });
  expect(await upload(operator, photo)).toMatchObject({ status: 201 });
});

it("shows a post's images, those of the writer alone, and removes what no post took within a day", async () => {
  const [used, unused] = [(await upload(member, photo)).body.name, (await upload(member, photo)).body.name];
  const other = (await upload(operator, photo)).body.name;
  const write = (images: string[]) =>
    member.call<{ id: string }>("POST", "/api/free", { title: "사진", contents: "사진", images });
  expect(await write([other])).toMatchObject({ status: 400, body: { problems: [{ path: "images" }] } });
  const { body } = await write([used]);
  expect(await member.ask("GET", `/api/free/${body.id}`)).toMatchObject({
    images: [{ name: used, width: 300, height: 200 }],
  });
  const [row] = await server.context.database.db.select().from(file).where(eq(file.name, unused));
  const forgetAt = (now: number) => forgetUnkeptImages({ ...server.context, clock: { now: () => now } });
  const aDayLater = (row?.createdAt.getTime() ?? 0) + 86_400_000;
  await forgetAt(aDayLater);
  expect((await download(unused)).status).toBe(200);
  await forgetAt(aDayLater + 1);
  expect((await Promise.all([used, other, unused].map(download))).map(({ status }) => status)).toEqual([200, 200, 404]);
});

it("is not readable once no post shows it, and is kept by no cache for long", async () => {
  const { name } = (await upload(member, photo)).body;
  const post = { title: "사진", contents: "보세요.", images: [name], bets: [] };
  const { id } = await member.ask<{ id: string }>("POST", "/api/free", post);
  const shown = await download(name);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toBe("private, max-age=60");
  const moderator = await server.user("admin01");
  const moderate = (state: string) =>
    moderator.ask("PUT", "/api/admin/writings/state", { kind: "post", ids: [id], state, reason: "시험" });
  await moderate("hidden");
  expect((await download(name)).status).toBe(404);
  await moderate("shown");
  expect((await download(name)).status).toBe(200);
  await member.ask("DELETE", `/api/free/${id}`);
  expect((await download(name)).status).toBe(404);
});
