import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../../.storybook/frozen.tsx";
import { baccaratSeatMachine } from "../../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import { baccaratSeatPaths } from "../../../../machines/baccarat-seat/baccarat-seat.paths.ts";
import { NOT_STORED } from "../../../../machines/command/submission.ts";
import { FORM_TEXT } from "../../../frame/form/text.ts";
import { TABLE_TEXT, VISIT_TEXT } from "../text.ts";
import { SeatFace } from "./seat-face.tsx";

const meta = { title: "기계(Machine)/상태/바카라 자리" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(baccaratSeatMachine, baccaratSeatPaths, ({ actor }) => <SeatFace actor={actor} />);

export const Connecting = leaf("connecting", { says: TABLE_TEXT.phases.connecting });
export const Waiting = leaf("waiting", { says: TABLE_TEXT.phases.waiting });
export const Choosing = leaf("betting.choosing", { says: TABLE_TEXT.phases.betting });
export const Storing = leaf("placing.storing", { saysNot: FORM_TEXT.unknown });
export const Sending = leaf("placing.sending", { saysNot: FORM_TEXT.unknown });
export const Unknown = leaf("placing.unknown", { says: FORM_TEXT.unknown });
export const Reconciling = leaf("placing.reconciling", { says: FORM_TEXT.unknown });
export const Unsent = leaf("placing.unsent", { says: FORM_TEXT.discard });
export const Withdrawing = leaf("placing.withdrawing", { says: FORM_TEXT.unsentWithoutRequest });
export const Refused = leaf("betting.refused", { says: NOT_STORED.message });
export const Closed = leaf("closed", { says: TABLE_TEXT.phases.closed });
export const Covered = leaf("squeezing.covered", { says: TABLE_TEXT.open });
export const Opened = leaf("squeezing.opened", { saysNot: TABLE_TEXT.open });
export const Watched = leaf("shown.watched", { says: TABLE_TEXT.results.watched });
export const Lost = leaf("shown.lost", { says: TABLE_TEXT.results.lost });
export const Even = leaf("shown.even", { says: /^받은 금액/ });
export const Won = leaf("shown.won", { says: /당첨!$/ });
export const Over = leaf("over", { says: VISIT_TEXT.over });
