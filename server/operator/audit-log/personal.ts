// What of an answer is personal data, and whose: phone numbers and bank accounts beside a user id.

type PersonalKind = "phone" | "bank" | "profile";

/** Fields of answers, by what they tell. */
const FIELDS: Readonly<Record<string, PersonalKind>> = { phone: "phone", holder: "bank", bankHolder: "bank" };

export interface Read {
  kinds: Set<PersonalKind>;
  userIds: Set<string>;
}

/** Personal data of accounts in an answer. What stands beside no user id is the house's own. */
export function personalIn(answer: unknown): Read {
  const read: Read = { kinds: new Set(), userIds: new Set() };
  look(answer, null, read);
  return read;
}

function look(value: unknown, owner: string | null, read: Read): void {
  if (Array.isArray(value)) {
    for (const one of value) look(one, owner, read);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const fields = value as Readonly<Record<string, unknown>>;
  const own = typeof fields.userId === "string" ? fields.userId : owner;
  const shared = sharedKind(fields);
  if (shared) {
    read.kinds.add(shared);
    for (const userId of userIdsIn(fields)) read.userIds.add(userId);
  }
  for (const [name, part] of Object.entries(fields)) {
    const kind = FIELDS[name];
    if (kind && own !== null && typeof part === "string" && part !== "") {
      read.kinds.add(kind);
      read.userIds.add(own);
    }
    look(part, own, read);
  }
}

/** A phone number or an account that several accounts have. */
function sharedKind({ kind, value }: Readonly<Record<string, unknown>>): PersonalKind | null {
  return typeof value === "string" && (kind === "phone" || kind === "bank") ? kind : null;
}

function userIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(userIdsIn);
  if (typeof value !== "object" || value === null) return [];
  const { userId, ...rest } = value as Readonly<Record<string, unknown>>;
  return [...(typeof userId === "string" ? [userId] : []), ...Object.values(rest).flatMap(userIdsIn)];
}
