import { defineByHand, itself, type Hand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { sectionTitle } from "../../domain/frame/pages/sections.ts";
import { PROVIDERS_TEXT as TEXT } from "../../ui/operator/providers/text.ts";
import { UNSAVED_TEXT } from "../../ui/operator/text.ts";
import { NETWORK, pressed, SLOW } from "../shared/by-hand.ts";
import type { leaveGuardMachine } from "./leave-guard.machine.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
/** The model's two forms, by the button that sends each. */
const FORMS = { import: `고치는 양식(“${TEXT.save}”)`, provider: `새 제공사의 양식(“${TEXT.make}”)` } as const;
type Form = keyof typeof FORMS;

const FAST = { net: "fast" };
/** The new provider is on its way to the server, for 20 s. */
const SENDING = { net: "sending" };
const AT_ONCE = "브라우저가 옮긴 화면은 곧바로 제자리로 돌아온다. 그사이에 양식을 고칠 틈이 없다";
const COVERED = "묻는 창이 양식을 덮어 그 밑을 고칠 수 없다";
const LEAVING = "화면을 곧 떠난다. 그사이에 양식을 고칠 틈이 없다";
const ONCE = "양식은 바뀐 것을 한 번, 되돌린 것을 한 번만 알린다";
const KEPT = ["주소는 /admin/providers이고 쓴 것이 그대로 있다"];

const has = ({ before }: Place, form: Form): boolean => before.context.forms.includes(form);

/** Why a form cannot be worked on there; null where it can. */
function whyNot({ before }: Place): { script: string } | null {
  if (before.matches("restoring")) return { script: AT_ONCE };
  if (before.matches("asking")) return { script: COVERED };
  return before.matches("leaving") ? { script: LEAVING } : null;
}

const changed =
  (form: Form) =>
  (place: Place): Hand =>
    whyNot(place) ??
    (has(place, form)
      ? { script: ONCE }
      : { by: "operator", does: `${FORMS[form]}의 “${TEXT.secret}”에 32자를 쓴다`, data: SECRET });

const settled =
  (form: Form) =>
  (place: Place): Hand => {
    if (form === "provider" && place.before.matches("asking") && has(place, form))
      return {
        by: "clock",
        does: "20초를 기다린다: 등록이 끝난다",
        when: SENDING,
        sets: FAST,
        otherwise: COVERED,
        looks: [`“${TEXT.made}”`],
      };
    const why = whyNot(place);
    if (why) return why;
    return has(place, form)
      ? { by: "operator", does: `${FORMS[form]}의 “${TEXT.secret}”을 모두 지운다` }
      : { script: ONCE };
  };

const asked = (does: string, step: Partial<HandStep> = {}): HandStep => ({
  by: "operator",
  does,
  ...step,
  looks: [`“${UNSAVED_TEXT.ask}”, 단추 “${UNSAVED_TEXT.leave}”, “${UNSAVED_TEXT.stay}”`, ...KEPT],
});

const RESULTS = sectionTitle("/admin/results");

export const leaveGuardHand = defineByHand<typeof leaveGuardMachine>({
  code: "LVG",
  area: ["관리자", sectionTitle("/admin/providers"), UNSAVED_TEXT.title],
  risk: "P2",
  first: ["leaving"],
  begins: {
    "": {
      account: "admin01",
      page: "/admin/providers",
      data: [
        `관리 메뉴에서 차례로 “${sectionTitle("/admin/members")}”, “${sectionTitle("/admin/providers")}”, “${sectionTitle("/admin/coupons")}”을 열고 브라우저의 뒤로를 한 번 눌렀다`,
        `제공사 하나를 골라 “${TEXT.edit}”를 눌러 고치는 양식이 열려 있고, 새 제공사의 양식도 있다. 두 “${TEXT.secret}”은 비어 있다`,
      ],
      world: FAST,
    },
  },
  events: {
    "form.changed/the import": changed("import"),
    "form.changed/the provider": changed("provider"),
    "form.settled/the import": settled("import"),
    "form.settled/the provider": settled("provider"),
    "leave.ask/by a link": ({ before }) => [
      asked(`관리 메뉴에서 “${RESULTS}”를 누른다`, { when: FAST }),
      ...(before.context.forms.join() === "provider"
        ? [
            asked(
              `새 제공사의 나머지 칸(아이디 “qa-one”, 이름 “새 제공사”, 주소 “http://127.0.0.1:9”)을 쓴다. ${SLOW}. “${TEXT.make}”을 누르고 바로 관리 메뉴에서 “${RESULTS}”를 누른다`,
              { how: `${NETWORK}. 케이스가 끝나면 No throttling`, when: FAST, sets: SENDING },
            ),
          ]
        : []),
    ],
    "leave.ask/by Back": asked("브라우저의 뒤로를 누른다", { when: FAST }),
    "leave.ask/by Forward": asked("브라우저의 앞으로를 누른다", { when: FAST }),
    "page.restored": itself(),
    "done askToLeave/leaves": {
      ...pressed(UNSAVED_TEXT.leave),
      by: "operator",
      looks: ["누른 곳(탭, 뒤로, 앞으로)의 화면이 열린다"],
    },
    "done askToLeave/stays": ({ before }) => ({
      ...pressed(UNSAVED_TEXT.stay),
      by: "operator",
      looks: before.context.forms.length === 0 ? ["주소는 /admin/providers이고, 다시 떠나도 묻지 않는다"] : KEPT,
    }),
    "error askToLeave": { script: "물음은 언제나 답을 받거나 화면과 함께 사라진다" },
  },
});
