import { defineByHand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { MESSAGE_TEXT as TEXT } from "../../ui/community/message/text.ts";
import { operatorAt, OTHER_TAB, pressed, sendsMessage } from "../shared/by-hand.ts";
import type { inboxMachine } from "./inbox.machine.ts";

const TITLES = { unread: "새 소식", read: "지난 소식" } as const;
const MEMBER = "member08";
/** The messages of the model are there. */
const LISTED = { list: "there" };
const UNREAD = { new: "unread" };
const READ = { new: "read" };
const COVERED = "묻는 창이 목록을 덮어 그 밑을 누를 수 없다";
const QUESTION = `창 “${TEXT.removeTitle}”`;

const isAsking = ({ before }: Place): boolean => before.matches({ question: "asking" });

const press =
  (kind: "unread" | "read", id: string) =>
  (place: Place): HandStep | { script: string } => {
    if (isAsking(place)) return { script: COVERED };
    const step: HandStep = { by: "member", does: `“${TITLES[kind]}”의 제목을 누른다`, when: LISTED };
    if (kind === "read" || place.before.context.openId === id) return step;
    return {
      ...step,
      when: { ...LISTED, ...UNREAD },
      sets: READ,
      looks: [
        `“${TITLES.unread}”의 “${TEXT.unread}”이 “${TEXT.read}”으로 바뀌고 머리글의 읽지 않은 쪽지의 수가 하나 준다`,
      ],
    };
  };

const remove =
  (kind: "unread" | "read") =>
  (place: Place): HandStep | { script: string } =>
    isAsking(place)
      ? { script: COVERED }
      : {
          ...pressed(TEXT.remove, `“${TITLES[kind]}”`),
          when: LISTED,
          looks: [`“${TEXT.remove}” 단추는 펼친 쪽지에만 있다`],
        };

export const inboxHand = defineByHand<typeof inboxMachine>({
  code: "INB",
  area: ["커뮤니티", TEXT.title],
  risk: "P2",
  first: ["xstate.done.actor.askRemoval/yes"],
  begins: {
    "": {
      account: MEMBER,
      page: "/message",
      data: [
        `쪽지는 둘이다: 안 읽은 “${TITLES.unread}”, 읽은 “${TITLES.read}”(${operatorAt("/admin/messages")}에서 보낸다)`,
      ],
      world: { ...LISTED, ...UNREAD },
    },
  },
  events: {
    "message.press/unread": press("unread", "a"),
    "message.press/read": press("read", "b"),
    "message.remove/unread": remove("unread"),
    "message.remove/read": remove("read"),
    "inbox.listed/all": (place) =>
      isAsking(place)
        ? { script: COVERED }
        : {
            ...sendsMessage(MEMBER),
            when: LISTED,
            looks: ["새 쪽지 “안내”가 목록에 더해지고, 펼친 쪽지는 펼쳐진 채로 있다"],
          },
    "inbox.listed/without them": (place) =>
      isAsking(place)
        ? { script: COVERED }
        : {
            by: "member",
            does: `둘째 탭의 쪽지함에서 “${TEXT.readAll}”과 “${TEXT.removeRead}”를 누른다. 운영자가 ${MEMBER}에게 쪽지를 하나 보낸다`,
            how: `${OTHER_TAB}; ${operatorAt("/admin/messages")}`,
            when: LISTED,
            sets: { list: "gone" },
            looks: ["목록에는 새 쪽지만 있다"],
          },
    "done askRemoval/yes": {
      ...pressed(TEXT.removeLabel, QUESTION),
      sets: { list: "gone" },
      looks: ["그 쪽지가 목록에서 사라진다", "새로고침해도 없다"],
    },
    "done askRemoval/no": { ...pressed(TEXT.cancel, QUESTION), looks: ["두 쪽지가 그대로 있다"] },
    "error askRemoval": { script: "물음은 언제나 답을 받는다: 다른 물음이 그 자리에 오면 아니요이다" },
  },
});
