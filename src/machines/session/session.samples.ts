import type { User } from "../../api/contract/session/member.ts";

/** A member without money, as the server answers him. */
export const sampleUser: User = {
  id: "m-1",
  userId: "member01",
  nickname: "한판왕",
  level: 1,
  emoney: 0,
  walletSeq: 0,
  point: 0,
  isLogin: true,
  type: 1,
  role: 1,
  withdrawalType: 0,
  tendency: [],
};
