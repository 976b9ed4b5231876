// The stream tells a member how many messages are unread, as soon as that changes.
import { beforeAll, expect, test } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { readStream, type ReadEvent } from "../lib/stream-reader.ts";

const server = servedHere();
const operator = operatorOf(server);
let member: ApiUser;
beforeAll(async () => {
  member = await server.user("member05");
  await member.ask("POST", "/api/message/read-all");
});

const send = (userId: string) =>
  operator.ask("POST", "/api/admin/messages", { userId, title: "안내", contents: "<p>안내 말씀</p>" });
const counts = (events: readonly ReadEvent[]) =>
  events.filter((event) => event.name === "messages").map((event) => event.data);

test("a message that comes, is read and is deleted tells the count, to its member only", async () => {
  const mine = await readStream(server.url, member.token);
  const other = await server.user("member06");
  await other.ask("POST", "/api/message/read-all");
  const theirs = await readStream(server.url, other.token);
  await send("member05");
  await send("member05");
  const { items } = await member.ask<{ items: { id: string }[] }>("GET", "/api/message");
  const [first, second] = items;
  await member.ask("POST", `/api/message/${first?.id}/read`);
  // What is read already changes nothing, however it is read or deleted.
  await member.ask("POST", `/api/message/${first?.id}/read`);
  await member.ask("DELETE", `/api/message/${first?.id}`);
  await member.ask("DELETE", `/api/message/${second?.id}`);
  await send("all");
  await mine.until((events) => counts(events).length === 5);
  expect(counts(mine.events)).toEqual([1, 2, 1, 0, 1].map((unread) => ({ unread })));
  await theirs.until((events) => counts(events).length > 0);
  expect(counts(theirs.events)).toEqual([{ unread: 1 }]);
  await mine.leave();
  await theirs.leave();
});

test("a member without a session is not told", async () => {
  const heard: unknown[] = [];
  const end = server.context.events.subscribe((event) => event.name === "messages" && heard.push(event.memberId));
  await send("member19");
  end();
  expect(heard).toEqual([]);
});
