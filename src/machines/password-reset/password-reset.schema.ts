export type PasswordResetEvent =
  /** The member has a code that an operator gave. */
  | { type: "code.have" }
  /** Back to whom to ask for one. */
  | { type: "code.back" }
  /** The server refused the code: it is wrong or over, or it was guessed at too often. */
  | { type: "code.refused"; isTooMany: boolean }
  /** The server has set the password. */
  | { type: "password.set" };

/** A form for the code stands there. */
export type PasswordResetTag = "form";
