import type { ImportStatus } from "../../../api/contract/operator/fixtures.ts";
import { addComma } from "../../../domain/common/price.ts";

export const IMPORT_TEXT = {
  file: "CSV 파일",
  season: "시즌",
  seasonHint: "예: 2023-2024. 파일에 시즌이 하나면 비워둡니다.",
  startAt: "첫 경기 시작 (한국 시간)",
  startHint: "비워두면 지금 시작합니다.",
  speed: "배속",
  speedHint: "1은 실제 속도, 60은 1분에 1시간입니다.",
  judge: "파일 검사",
  again: "다시 검사",
  change: "다른 파일",
  submit: "가져오기 요청",
  sums: (taken: number, changed: number, refused: number) =>
    `등록될 행 ${addComma(taken)}, 바뀔 행 ${addComma(changed)}, 거부될 행 ${addComma(refused)}`,
  takesTwo: "경기의 배당과 점수를 정하는 일이라, 다른 운영자가 승인하면 등록됩니다.",
  corrects: (count: number, paid: number, takenBack: number) =>
    `이미 시작한 ${addComma(count)}경기의 점수가 바뀝니다. 지급 ${addComma(paid)}원, 회수 ${addComma(takenBack)}원.`,
  wrongSeason: "2023-2024처럼 입력해주세요.",
  wrongSpeed: "0.001부터 1,000,000까지의 수를 입력해주세요.",
  busy: "파일을 검사하는 중입니다.",
  progress: ({ phase, bytes, judgedRows, takenRows, writtenRows }: ImportStatus) =>
    ({
      idle: "파일을 검사하는 중입니다.",
      receiving: `파일을 받는 중입니다. ${addComma(Math.floor(bytes / 1_024))}KB`,
      judging: `행을 검사하는 중입니다. ${addComma(judgedRows)}행`,
      writing: `경기를 등록하는 중입니다. ${addComma(writtenRows)} / ${addComma(takenRows)}행`,
    })[phase],
  noFile: "CSV 파일을 선택해주세요.",
  nothing: "가져올 행이 없습니다.",
  waits: "다른 운영자의 승인을 기다립니다. 승인되면 등록됩니다.",
  withdraw: "요청 철회",
  applied: (by: string, taken: number, changed: number) =>
    `${by}님이 승인했습니다. 등록 ${addComma(taken)}행, 변경 ${addComma(changed)}행`,
  partial: (refused: number) => `거부한 ${addComma(refused)}행은 가져오지 않았습니다.`,
  refused: "거부한 행",
  line: "행",
  reason: "사유",
  more: (count: number) => `외 ${addComma(count)}행`,
} as const;
