// What members and operators write: the free board, enquiries, articles, and the images in them.
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bet } from "./bets.ts";
import { bytes, instant } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** What became of a post or a comment. */
const published = () => ({
  createdAt: instant("created_at").notNull(),
  editedAt: instant("edited_at"),
  /** Set: the writer or an operator deleted it. */
  deletedAt: instant("deleted_at"),
  /** Set: an operator hid it. */
  hiddenAt: instant("hidden_at"),
  hiddenReason: text("hidden_reason"),
});

/** A post of the free board: plain text. Ids rise with time, so the newest post has the highest id. */
export const post = pgTable(
  "post",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    views: integer("views").notNull().default(0),
    ...published(),
  },
  (t) => [
    index("post_listed")
      .on(t.id)
      .where(sql`${t.deletedAt} is null and ${t.hiddenAt} is null`),
    index("post_member").on(t.memberId, t.id),
    index("post_search")
      .using("gin", sql`search_parts(${t.title} || ' ' || ${t.contents})`)
      .where(sql`${t.deletedAt} is null and ${t.hiddenAt} is null`),
  ],
);

/** Own bets that a post shows. */
export const postBet = pgTable(
  "post_bet",
  {
    postId: text("post_id")
      .notNull()
      .references(() => post.id),
    position: smallint("position").notNull(),
    betId: text("bet_id")
      .notNull()
      .references(() => bet.id),
  },
  (t) => [primaryKey({ columns: [t.postId, t.position] }), uniqueIndex("post_bet_once").on(t.postId, t.betId)],
);

/** Images that were uploaded. Their bytes are those of the re-encoded image. */
export const file = pgTable(
  "file",
  {
    /** A random name with the ending of its type. */
    name: text("name").primaryKey(),
    ownerId: ofMember("owner_id"),
    contents: bytes("contents").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Set: a post has it, or an operator uploaded it. Others are removed after a day. */
    keptAt: instant("kept_at"),
  },
  (t) => [
    index("file_unkept")
      .on(t.createdAt)
      .where(sql`${t.keptAt} is null`),
  ],
);

export const postImage = pgTable(
  "post_image",
  {
    postId: text("post_id")
      .notNull()
      .references(() => post.id),
    position: smallint("position").notNull(),
    name: text("name")
      .notNull()
      .references(() => file.name),
  },
  (t) => [primaryKey({ columns: [t.postId, t.position] }), index("post_image_name").on(t.name)],
);

/** Who has read a post: each member counts once. */
export const postView = pgTable(
  "post_view",
  {
    postId: text("post_id")
      .notNull()
      .references(() => post.id),
    memberId: ofMember(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.memberId] })],
);

export const postComment = pgTable(
  "post_comment",
  {
    id: text("id").primaryKey(),
    postId: text("post_id")
      .notNull()
      .references(() => post.id),
    memberId: ofMember(),
    contents: text("contents").notNull(),
    ...published(),
  },
  (t) => [index("post_comment_post").on(t.postId, t.id), index("post_comment_member").on(t.memberId, t.id)],
);

/** Members who may not write posts and comments. */
export const writingBan = pgTable("writing_ban", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => member.id),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
  /** Null: until an operator lifts it. */
  endsAt: instant("ends_at"),
});

/** A question to the customer centre, and its answer. */
export const enquiry = pgTable(
  "enquiry",
  {
    id: text("id").primaryKey(),
    /** Null: written on the login page without an account. */
    memberId: text("member_id").references(() => member.id),
    /** general, account, guest. */
    kind: text("kind").notNull(),
    /** Of a guest: the name, and where the answer goes. */
    guestName: text("guest_name"),
    guestContact: text("guest_contact"),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Sanitised HTML. */
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    answeredBy: text("answered_by").references(() => member.id),
    /** When the member read the answer. */
    readAt: instant("read_at"),
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    index("enquiry_member").on(t.memberId, t.id),
    index("enquiry_waiting")
      .on(t.id)
      .where(sql`${t.answeredAt} is null and ${t.deletedAt} is null`),
    check("enquiry_kind", sql`${t.kind} in ('general','account','guest')`),
    check("enquiry_writer", sql`(${t.kind} = 'guest') = (${t.memberId} is null)`),
  ],
);

/** Notices, news, FAQ and betting rules, as operators write them. */
export const article = pgTable(
  "article",
  {
    id: text("id").primaryKey(),
    /** notice, news, faq, rule. */
    kind: text("kind").notNull(),
    /** The heading that it stands under: of FAQ and rules. */
    section: text("section").notNull().default(""),
    title: text("title").notNull(),
    /** Sanitised HTML. */
    contents: text("contents").notNull(),
    /** Order in its kind, the lowest first; notices and news are ordered by time. */
    position: integer("position").notNull().default(0),
    isPinned: boolean("is_pinned").notNull().default(false),
    isShown: boolean("is_shown").notNull().default(true),
    /** It is shown from this instant on; null: at once. */
    showsFrom: instant("shows_from"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    index("article_kind").on(t.kind, t.isShown),
    check("article_kind_known", sql`${t.kind} in ('notice','news','faq','rule')`),
  ],
);
