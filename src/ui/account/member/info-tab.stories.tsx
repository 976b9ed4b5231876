import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure, member } from "../../../../.storybook/story-data.ts";
import type { RootActors } from "../../app-context.ts";
import { InfoTab } from "./info-tab.tsx";
import { sampleMember, withoutBank } from "./member-samples.ts";

const meta = {
  title: "회원정보/내 정보 탭",
  component: InfoTab,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member", answers: sampleMember })],
} satisfies Meta<typeof InfoTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect((await screen.findByText("휴대폰")).parentElement).toHaveTextContent("010-****-5678");
    await expect((await screen.findByText("최대 배당")).parentElement).toHaveTextContent("1,000.00");
    await expect(await screen.findByText("국민은행 ****-9012 홍*동")).toBeVisible();
  },
};
export const WithoutBank: Story = {
  parameters: { answers: withoutBank },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "계좌 등록" })).toBeEnabled();
  },
};
/** The account is changed where it is shown. */
export const ChangesBank: Story = {
  parameters: { answers: { "exchange/account": { bank: "새길은행", number: "****-4567", holder: "홍*동" } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "계좌 변경" }));
    await userEvent.type(await screen.findByLabelText("은행"), "새길은행");
    await userEvent.type(screen.getByLabelText("계좌번호"), "110-1234-4567");
    await userEvent.type(screen.getByLabelText("예금주"), "홍길동");
    await userEvent.type(screen.getByLabelText("환전 비밀번호 (숫자 6~12자리)"), "482915");
    await userEvent.type(screen.getByLabelText("로그인 비밀번호"), "hanpan!2026{Enter}");
    await waitFor(() => expect(screen.queryByLabelText("예금주")).toBeNull());
  },
};
export const Loading: Story = {
  parameters: { answers: { "member/profile": "pending", "bets/limits": "pending", "exchange/terms": "pending" } },
};
export const Failed: Story = {
  parameters: { answers: { "member/profile": failure, "bets/limits": failure, "exchange/terms": failure } },
};

/** What the server knows, as it changes. */
const known = { level: 3, maxStake: 5_000_000 };
const knows = <Answer extends object>(answer: Answer) =>
  Object.defineProperties(
    { ...answer },
    { level: { enumerable: true, get: () => known.level }, maxStake: { enumerable: true, get: () => known.maxStake } },
  );
const live = {
  "member/user": knows(member),
  "member/profile": knows(sampleMember["member/profile"]),
  "bets/limits": knows(sampleMember["bets/limits"]),
};
let session: RootActors["session"];
/** An operator raises the member: the page shows the level and its limits when the session hears of it. */
export const Raised: Story = {
  beforeEach: () => void Object.assign(known, { level: 3, maxStake: 5_000_000 }),
  render: () => (
    <StoryApp path="/member" answers={{ ...sampleMember, ...live }} prepare={({ actors }) => ({ session } = actors)}>
      <InfoTab />
    </StoryApp>
  ),
  play: async () => {
    await expect((await screen.findByText("레벨")).parentElement).toHaveTextContent("3");
    await expect((await screen.findByText("한 번 베팅")).parentElement).toHaveTextContent("1,000원 ~ 5,000,000원");
    Object.assign(known, { level: 8, maxStake: 20_000_000 });
    session.send({ type: "session.refresh" });
    await waitFor(() => expect(screen.getByText("레벨").parentElement).toHaveTextContent("8"));
    await waitFor(() =>
      expect(screen.getByText("한 번 베팅").parentElement).toHaveTextContent("1,000원 ~ 20,000,000원"),
    );
  },
};
