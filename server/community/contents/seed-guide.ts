// A new site begins with rules and FAQ; what operators make of them stays.
import { type Clock, dateNow } from "../../clock.ts";
import type { Db } from "../../db/open.ts";
import { article, setting } from "../../db/schema.ts";
import { sanitizeContents } from "../sanitize.ts";
import { FAQ } from "./guide-faq.ts";
import { type GuideText, RULES } from "./guide-rules.ts";

const KEY = "guideWritten";
/** Between two neighbours, so that an operator can put one between them. */
const STEP = 10;

/** Writes both once for a database. */
export async function seedGuide(db: Db, clock: Clock): Promise<void> {
  const now = dateNow(clock);
  const rows = (kind: string, texts: readonly GuideText[]) =>
    texts.map(({ section, title, contents }, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      section,
      title,
      contents: sanitizeContents(contents),
      position: (index + 1) * STEP,
      createdAt: now,
      updatedAt: now,
    }));
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(setting)
      .values({ key: KEY, value: true, updatedAt: now })
      .onConflictDoNothing()
      .returning({ key: setting.key });
    if (first.length === 0) return;
    await tx
      .insert(article)
      .values([...rows("rule", RULES), ...rows("faq", FAQ)])
      .onConflictDoNothing();
  });
}
