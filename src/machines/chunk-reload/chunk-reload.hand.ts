import { defineByHand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { KOREAN_GAME_NAMES } from "../../domain/frame/pages/page-row.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { ERROR_TEXT } from "../../ui/frame/error/text.ts";
import { BLOCK, BLOCKING, NETWORK } from "../shared/by-hand.ts";
import type { chunkReloadMachine } from "./chunk-reload.machine.ts";

const SOON = { time: "soon" };
const LATER = { time: "later" };
const BETS = titleOf("/bet_result");

/** A page whose part is not loaded yet: another one each time. */
const opens = ({ before }: Place): string =>
  before.matches("ready") ? `“${BETS}”을 누른다` : `주 메뉴에서 “${KOREAN_GAME_NAMES.cross.label}”를 누른다`;

const wait = ({ world }: Place): string => (world["time"] === "soon" ? "60초를 기다린다. " : "");
const isShown = [`“${ERROR_TEXT.occurredKorean}”가 보이고, 화면이 스스로 새로고침하지 않는다`];

export const chunkReloadHand = defineByHand<typeof chunkReloadMachine>({
  code: "CHR",
  area: ["사이트", "사라진 화면 조각"],
  risk: "P2",
  first: ["reloading"],
  begins: {
    "": {
      account: "member06",
      page: "/",
      data: [
        `새 탭이다. ${BLOCKING}에서 ${BLOCK("/assets/bets-page*")} ${BLOCK("/assets/korea-page*")} 케이스가 끝나면 끈다`,
        `“${BETS}”을 누르면 화면이 한 번 스스로 새로고침하고 “${ERROR_TEXT.occurredKorean}”가 보인다. 그때를 적고 주소창에서 / 를 연다`,
        "적은 때부터 60초가 지나지 않았다",
      ],
      world: SOON,
    },
  },
  events: {
    "chunk.lost/just before 60 s": (place) => ({
      by: "member",
      does: `60초가 지나기 전에 ${opens(place)}`,
      how: "차단은 켜진 채로",
      when: SOON,
      looks: isShown,
    }),
    "chunk.lost/after 60 s": (place) => ({
      by: "member",
      does: `${wait(place)}${opens(place)}`,
      minutes: 1,
      sets: LATER,
      looks: ["화면이 한 번만 새로고침한다. 조각이 여전히 없으면 오류 화면에 머문다"],
    }),
    "chunk.lost/after 60 s, without a network": (place): HandStep => ({
      by: "tester",
      does: `${wait(place)}Network를 Offline으로 바꾸고, ${opens(place)}`,
      how: `${NETWORK}. 케이스가 끝나면 No throttling`,
      minutes: 1,
      sets: LATER,
      looks: isShown,
    }),
  },
});
