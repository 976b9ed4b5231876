// Texts of a round's proof: decisions, rules 19, 33 and 46.
export const PROOF_TEXT = {
  verify: "검증하기",
  verifying: "검증하고 있습니다.",
  notYet: "추첨이 끝나면 검증할 수 있습니다.",
  failed: "검증할 값을 읽지 못했습니다.",
  holds: "맞음",
  fails: "틀림",
  steps: {
    commitment: "공개한 약속값이 시드와 비컨 공개키의 해시와 같습니다.",
    chain: "시드를 거듭 해시하면 그날 미리 공개한 값이 나옵니다.",
    root: "접수된 베팅의 해시가 마감 때 고정한 값과 같습니다.",
    beacon: "마감 뒤 첫 비컨의 서명이 공개키와 맞습니다.",
    result: "시드, 비컨의 서명, 회차로 다시 추첨한 결과가 같습니다.",
  },
  /** Of a round that was drawn before there was a beacon. */
  olderSteps: {
    commitment: "공개한 약속값이 시드의 해시와 같습니다.",
    result: "시드, 고정한 값, 회차로 다시 추첨한 결과가 같습니다.",
  },
  older: "비컨을 섞기 전의 방식으로 추첨한 회차입니다.",
  whose: {
    quicknet: "여러 기관이 함께 서명하는 drand quicknet의 비컨을 섞었습니다.",
    house: "이 사이트가 띄운 시험용 비컨을 섞었습니다. 그 열쇠를 가진 사람은 모든 회차를 미리 압니다.",
    other: "이 공개키의 비컨을 섞었습니다.",
  },
  facts: {
    anchor: "그날의 공개값",
    commitment: "약속값",
    seed: "시드",
    root: "마감 때 고정한 값",
    leaves: "접수된 베팅",
    publicKey: "비컨 공개키",
    beaconRound: "비컨 회차",
    signature: "비컨 서명",
  },
  leafCount: (n: number) => `${n}건`,
} as const;
