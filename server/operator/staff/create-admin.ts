// The first owner, made where the database is: nobody is inside yet who could make one.
import { and, arrayContains, eq, isNull } from "drizzle-orm";
import { dateNow, type Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/open.ts";
import { member, staff } from "../../db/schema.ts";
import { refuseWeak } from "../../session/login.ts";
import { newRecoveryCodes, newSecret, recoveryHash, uriOf } from "../../session/one-time-code.ts";
import { hashPassword } from "../../session/password.ts";
import type { Vault } from "../../vault.ts";
import { createStaff } from "./change-staff.ts";
import { replaceRecoveryCodes } from "./own-account.ts";

/** Shown once. */
export interface AdminSecrets {
  secret: string;
  uri: string;
  codes: string[];
}

/** Throws ApiError user_id_taken, or bad_request for a common password. */
export async function createAdmin(
  { db, clock, vault, config }: { db: Db; clock: Clock; vault: Vault; config: Config },
  { userId, password }: { userId: string; password: string },
): Promise<AdminSecrets> {
  await refuseWeak({ config }, "password", password, userId);
  const passwordHash = await hashPassword(password);
  const secret = newSecret();
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    const memberId = await createStaff(
      tx,
      { clock },
      {
        userId,
        nickname: userId.slice(0, 12),
        kind: "operator",
        roles: ["owner"],
        above: "",
        passwordHash,
        createdBy: null,
        isPasswordGiven: false,
      },
    );
    const sealed = vault.box("second factor").seal(secret, memberId);
    await tx
      .update(staff)
      .set({ secret: sealed, factorAt: dateNow(clock) })
      .where(eq(staff.memberId, memberId));
    const hashes = codes.map((code) => recoveryHash(memberId, code));
    await replaceRecoveryCodes(tx, memberId, hashes);
  });
  return { secret, uri: uriOf(secret, userId), codes };
}

/** Who may look after the site. */
export function countOwners(db: Db): Promise<number> {
  return db.$count(member, and(arrayContains(member.roles, ["owner"]), isNull(member.disabledAt)));
}
