// The board, messages and enquiries of the history.
import { sql } from "drizzle-orm";
import type { Tx } from "../../db/open.ts";
import { rowsFrom } from "../../db/execute.ts";
import { enquiry, file, message, post, postBet, postComment, postImage, postView } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { PICTURE, pitchPicture } from "./pitch-picture.ts";
import { between, chosen, MINUTE_MS, shuffled, type World } from "./world.ts";
import { ENQUIRIES, NOTICES, TOPICS } from "./words.ts";

/** Posts of one moment, with what others wrote under them and who read them. */
export async function writePosts(world: World, writers: readonly Member[]): Promise<void> {
  const { context, clock, random } = world;
  for (const writer of writers) {
    const topic = chosen(random, TOPICS);
    if (!topic) return;
    const picture = topic.shows === "picture" ? await pictureOf(world) : null;
    await context.database.db.transaction(async (tx) => {
      const postId = newId();
      const createdAt = new Date(clock.now());
      const readers = shuffled(random, present(world)).slice(0, between(random, 8, 70));
      const { title, contents } = topic;
      await tx
        .insert(post)
        .values({ id: postId, memberId: writer.id, title, contents, views: readers.length, createdAt });
      await tx.insert(postView).values(readers.map(({ id: memberId }) => ({ postId, memberId })));
      if (picture) {
        await tx.insert(file).values({ ...picture, ...PICTURE, ownerId: writer.id, createdAt, keptAt: createdAt });
        await tx.insert(postImage).values({ postId, position: 0, name: picture.name });
      }
      if (topic.shows === "bet") await showBet(tx, writer, postId);
      const comments = shuffled(random, topic.comments).slice(0, between(random, 0, topic.comments.length));
      const rows = comments.map((text, at) => ({
        id: newId(),
        postId,
        memberId: readers[at]?.id ?? writer.id,
        contents: text,
        createdAt: new Date(Math.min(world.end - MINUTE_MS, clock.now() + (at + 1) * 7 * MINUTE_MS)),
      }));
      if (rows.length > 0) await tx.insert(postComment).values(rows);
    });
    clock.moveTo(clock.now() + MINUTE_MS);
  }
}

const present = ({ members, clock }: World): Member[] =>
  members.filter(({ createdAt }) => createdAt.getTime() < clock.now());

/** The writer's latest settled bet that no post shows. */
async function showBet(tx: Tx, { id }: Member, postId: string): Promise<void> {
  const [own] = await rowsFrom<{ id: string }>(
    tx,
    sql`select b.id from bet b where b.member_id = ${id} and b.status in (1, 2) and b.game_list in (1, 2)
      and not exists (select 1 from post_bet p where p.bet_id = b.id) order by b.placed_at desc limit 1`,
  );
  if (own) await tx.insert(postBet).values({ postId, position: 0, betId: own.id });
}

/** A floodlit pitch in the colours of chance. */
async function pictureOf({ random }: World): Promise<{ name: string; contents: Uint8Array }> {
  const lamps = Array.from({ length: between(random, 3, 6) }, (_, i) => 120 + i * 150);
  const tone = between(random, 0, 60);
  const contents = await pitchPicture({
    sky: [14 + tone / 3, 20, 40 + tone],
    grass: [
      [30, 90 + tone / 2, 50],
      [36, 104 + tone / 2, 58],
    ],
    lamps,
  });
  const name = `${Buffer.from(Array.from({ length: 16 }, () => between(random, 0, 255))).toString("hex")}.webp`;
  return { name, contents };
}

/** A message to everybody who is there, read by nearly all; the demo's own members have read theirs. */
export async function sendNotice(world: World): Promise<void> {
  const { context, clock, random } = world;
  const notice = chosen(random, NOTICES);
  const members = present(world);
  if (!notice || members.length === 0) return;
  const [title, contents] = notice;
  const sentAt = new Date(clock.now());
  await context.database.db.insert(message).values(
    members.map(({ id: memberId, userId }) => {
      const readAt = new Date(clock.now() + between(random, 5, 900) * MINUTE_MS);
      const isRead = userId.startsWith("member") || random() < 0.9;
      return {
        id: newId(),
        memberId,
        title,
        contents,
        sentAt,
        readAt: isRead && readAt.getTime() < world.end ? readAt : isRead ? sentAt : null,
      };
    }),
  );
}

/** Questions that are answered the same day; without `isAnswered` they wait. */
export async function askCentre(world: World, asking: readonly Member[], isAnswered = true): Promise<void> {
  const { context, clock, random, operator } = world;
  for (const { id: memberId } of asking) {
    const [title, contents, answer] = chosen(random, ENQUIRIES) ?? ["", "", ""];
    const answeredAt = new Date(clock.now() + between(random, 10, 90) * MINUTE_MS);
    const readAt = new Date(answeredAt.getTime() + 5 * MINUTE_MS);
    const isOver = isAnswered && readAt.getTime() < world.end;
    const createdAt = new Date(clock.now());
    await context.database.db.insert(enquiry).values({
      id: newId(),
      memberId,
      kind: "general",
      title,
      contents,
      createdAt,
      ...(isOver && { answer, answeredAt, answeredBy: operator.id, readAt }),
    });
  }
}
