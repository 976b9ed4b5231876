// What an account is made of. Apart from the session's calls: only the forms need it.
import * as v from "valibot";
import { isFreeName } from "../../../domain/account/reserved-names.ts";
import { secret } from "../secret.ts";
import { BankName, BankNumber, PersonName, WithdrawalPassword } from "../wallet/wallet.ts";

const RESERVED = "사용할 수 없는 이름입니다.";

export const UserId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9_]{4,20}$/, "아이디는 영문, 숫자, 밑줄 4~20자입니다."),
);
export const Password = v.pipe(
  v.string(),
  // One text has one spelling, so that its length means the same everywhere.
  v.normalize("NFC"),
  v.check((text) => text.trim() !== "", "비밀번호가 비어 있습니다."),
  v.minLength(8, "비밀번호는 8자 이상입니다."),
  v.maxLength(72, "비밀번호는 72자 이하입니다."),
  secret,
);

/** A recommender's code as it is typed: case, spaces and hyphens do not matter. */
const RecommenderCode = v.pipe(
  v.string(),
  v.maxLength(40, "추천인 코드가 너무 깁니다."),
  v.transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase()),
  v.regex(/^[A-Z0-9]{8}$/, "추천인 코드는 영문과 숫자 8자리입니다."),
);

/** POST /api/member/recommender: whether the code is somebody's. */
export const RecommenderRequest = v.strictObject({ code: RecommenderCode });
/** The code as the sign-up takes it. */
export const RecommenderAnswer = v.object({ code: v.string() });

/** A mobile number; what comes out has digits only. */
export const Phone = v.pipe(
  v.string(),
  v.maxLength(40, "휴대폰 번호가 너무 깁니다."),
  v.transform((text) => text.replaceAll(/[\s-]/g, "")),
  v.regex(/^01\d{8,9}$/, "휴대폰 번호를 입력해주세요."),
);

const Nickname = v.pipe(
  v.string(),
  v.trim(),
  v.normalize("NFC"),
  v.minLength(2, "닉네임은 2자 이상입니다."),
  v.maxLength(12, "닉네임은 12자 이하입니다."),
  v.regex(/^[\p{Script=Hangul}A-Za-z0-9_]+$/u, "닉네임은 한글, 영문, 숫자, 밑줄만 쓸 수 있습니다."),
  v.check(isFreeName, RESERVED),
);

/** A field that may be left empty. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === "") return "";
      const parsed = v.safeParse(schema, dataset.value);
      if (parsed.success) return parsed.output;
      addIssue({ message: parsed.issues[0].message });
      return NEVER;
    }),
  );

export const JOIN_ENTRIES = {
  code: RecommenderCode,
  userId: v.pipe(UserId, v.check(isFreeName, RESERVED)),
  nickname: Nickname,
  password: Password,
  phone: Phone,
  /** The bank account and its withdrawal password: all of them or none. */
  bank: orEmpty(BankName),
  bankNumber: orEmpty(BankNumber),
  bankHolder: orEmpty(PersonName),
  withdrawalPassword: v.pipe(orEmpty(WithdrawalPassword), secret),
};

interface BankPart {
  bank: string;
  bankNumber: string;
  bankHolder: string;
  withdrawalPassword: string;
}

/** Whether the bank account is given whole or not at all. */
export function isWholeBank({ bank, bankNumber, bankHolder, withdrawalPassword }: BankPart): boolean {
  const given = [bank, bankNumber, bankHolder, withdrawalPassword].filter((text) => text !== "");
  return given.length === 0 || given.length === 4;
}

export const HALF_BANK = "계좌를 등록하려면 은행, 계좌번호, 예금주, 환전 비밀번호를 모두 입력해주세요.";

/** POST /api/member/join: sign-up through a recommender. 204: the member may log in; 202: an operator approves it first. */
export const JoinRequest = v.pipe(
  v.strictObject(JOIN_ENTRIES),
  v.forward(
    v.partialCheck([["bank"], ["bankNumber"], ["bankHolder"], ["withdrawalPassword"]], isWholeBank, HALF_BANK),
    ["bankNumber"],
  ),
);
export type JoinRequest = v.InferOutput<typeof JoinRequest>;
export const JoinWaiting = v.object({ isWaiting: v.literal(true) });

/** POST /api/member/password: changes it with the old one; every session of the member ends. */
export const PasswordChangeRequest = v.strictObject({
  userId: UserId,
  password: v.pipe(v.string(), v.minLength(1, "현재 비밀번호를 입력해주세요."), v.maxLength(200), secret),
  newPassword: Password,
});
export type PasswordChangeRequest = v.InferOutput<typeof PasswordChangeRequest>;
