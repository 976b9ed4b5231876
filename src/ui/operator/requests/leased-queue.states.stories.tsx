import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { actOnMoneyRequests, allMoneyRequests } from "../../../api/contract/operator/money.endpoints.ts";
import type { Leased } from "../../../domain/wallet/leases.ts";
import { leasedQueueMachine } from "../../../machines/leased-queue/leased-queue.machine.ts";
import { leasedQueuePaths } from "../../../machines/leased-queue/leased-queue.paths.ts";
import { QueueOf } from "./leased-queue.tsx";
import { QUEUE_TEXT as TEXT } from "./queue-text.ts";

const meta = { title: "기계(Machine)/상태/담당 신청 목록", beforeEach: () => sessionStorage.clear() } satisfies Meta;
export default meta;

const FORM = "처리 양식";
const rows: Leased[] = [{ id: "a", userId: "member01", lease: { isMine: true } }];
const query = {
  data: { items: rows, page: 1, pageCount: 1 },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
};

const leaf = frozenLeaves(leasedQueueMachine, leasedQueuePaths, ({ actor }) => (
  <StoryApp path="/" answers={{}}>
    <QueueOf<Leased, "approve">
      queue={actor}
      label="신청"
      query={query}
      stale={[allMoneyRequests]}
      to={actOnMoneyRequests}
      empty="없습니다."
      columns={[{ id: "member", header: "회원", value: ({ userId }) => userId }]}
      canAct={() => true}
      actions={[{ name: "approve", label: "승인", look: "primary" }]}
      renderForm={() => <p>{FORM}</p>}
    />
  </StoryApp>
));

export const Browsing = leaf("browsing", { says: "member01", saysNot: FORM });
export const Deciding = leaf("deciding", { says: FORM, saysNot: TEXT.lost });
export const Lost = leaf("lost", { says: TEXT.lost, saysNot: FORM });
