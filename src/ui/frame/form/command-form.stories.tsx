import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import * as v from "valibot";
import { storyCommand } from "../../../../.storybook/story-command.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { addComma } from "../../../domain/common/price.ts";
import { AreaField } from "./area-field.tsx";
import { CheckField } from "./check-field.tsx";
import { CommandForm } from "./command-form.tsx";
import { Field } from "./field.tsx";
import { MoneyField, NumberField } from "./number-field.tsx";
import { SelectField } from "./select-field.tsx";

const Gift = v.object({
  userId: v.pipe(v.string(), v.minLength(4, "아이디는 4자 이상입니다.")),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1_000)),
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(["event", "sorry"]),
  reason: v.string(),
  isTold: v.boolean(),
});

const gift = storyCommand(Gift, { answer: v.object({ paid: v.number() }), confirms: true });

/** A form with a field of each kind, that asks before it sends. */
function GiftForm({ onDone }: { onDone: (answer: { paid: number }) => void }) {
  return (
    <CommandForm
      command={gift}
      submitLabel="지급"
      initial={{ times: 1, kind: "event" }}
      renderConfirm={({ userId, amount }) => <p>{`${userId} 회원에게 ${addComma(amount)}원을 지급합니다.`}</p>}
      doneText={({ paid }) => `${addComma(paid)}원을 지급했습니다.`}
      onDone={onDone}
    >
      <Field name="userId" label="아이디" />
      <MoneyField name="amount" label="금액" />
      <NumberField name="times" label="횟수" />
      <SelectField
        name="kind"
        label="종류"
        options={[
          { value: "event", label: "이벤트" },
          { value: "sorry", label: "보상" },
        ]}
      />
      <AreaField name="reason" label="사유" rows={2} />
      <CheckField name="isTold" label="쪽지로 알림" />
    </CommandForm>
  );
}

const meta = {
  title: "공통/양식/한 번만 처리하는 양식",
  component: GiftForm,
  args: { onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp answers={parameters.answers as Record<string, unknown>}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof GiftForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Hands = Parameters<Play>[0]["userEvent"];

async function fill(hands: Hands): Promise<void> {
  await hands.type(await screen.findByLabelText("아이디"), "member01");
  await hands.type(screen.getByLabelText("금액"), "50000");
  await hands.click(screen.getByRole("button", { name: "지급" }));
}

async function confirm(hands: Hands): Promise<void> {
  await fill(hands);
  await expect(await screen.findByText("member01 회원에게 50,000원을 지급합니다.")).toBeVisible();
  await hands.click(screen.getByRole("button", { name: "지급" }));
}

export const Empty: Story = {};

export const Faulty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "지급" }));
    await expect(await screen.findByText("아이디는 4자 이상입니다.")).toBeVisible();
    await expect(screen.getByText("필수 항목입니다.")).toBeVisible();
    await expect(screen.getByText("입력한 내용 2곳을 확인해주세요.")).toBeVisible();
    await expect(screen.getByLabelText("아이디")).toHaveFocus();
  },
};

/** Enter must confirm nothing that was not read. */
export const Confirming: Story = {
  play: async ({ userEvent, args }) => {
    await fill(userEvent);
    await expect(await screen.findByText("member01 회원에게 50,000원을 지급합니다.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByText("member01 회원에게 50,000원을 지급합니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "돌아가기" }));
    await expect(await screen.findByLabelText("금액")).toHaveValue("50,000");
  },
};

export const Sending: Story = {
  parameters: { answers: { story: "pending" } },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await waitFor(() => expect(screen.getByLabelText("아이디")).toBeDisabled());
    await expect(screen.getByRole("button", { name: "지급" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Done: Story = {
  parameters: { answers: { story: { paid: 50_000 } } },
  play: async ({ userEvent, args }) => {
    await confirm(userEvent);
    await expect(await screen.findByText("50,000원을 지급했습니다.")).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith({ paid: 50_000 });
    await expect(screen.getByLabelText("아이디")).toHaveValue("");
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("아이디"), "m");
    await expect(screen.getByRole("button", { name: "지급" })).toBeEnabled();
    await expect(screen.queryByText("50,000원을 지급했습니다.")).toBeNull();
  },
};

export const Refused: Story = {
  parameters: {
    answers: {
      story: new ApiFailure("bad_request", 400, "지급할 수 없습니다.", {
        code: "bad_request",
        message: "지급할 수 없습니다.",
        problems: [{ path: "amount", message: "한도를 넘습니다." }],
      }),
    },
  },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await screen.findByText("한도를 넘습니다.")).toBeVisible();
    await expect(screen.getByText("지급할 수 없습니다.")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("금액")).toHaveFocus());
    await expect(screen.getByLabelText("아이디")).toHaveValue("member01");
  },
};

/** What a field says is not said once more below. */
export const RefusedField: Story = {
  parameters: {
    answers: {
      story: new ApiFailure("bad_request", 400, "한도를 넘습니다.", {
        code: "bad_request",
        message: "한도를 넘습니다.",
        problems: [{ path: "amount", message: "한도를 넘습니다." }],
      }),
    },
  },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await screen.findByText("한도를 넘습니다.")).toBeVisible();
    await expect(screen.getAllByText("한도를 넘습니다.")).toHaveLength(1);
  },
};

/** A reload, or a login after a forced logout: what was typed is there again, and can be thrown away. */
export const Restored: Story = {
  parameters: { answers: { "member/token": { token: null } } },
  beforeEach: () =>
    sessionStorage.setItem(
      "hanpan.command.draft.guest.story",
      JSON.stringify({
        version: 1,
        savedAt: Date.now(),
        owner: "guest",
        name: "story",
        draft: { userId: "member01", amount: 50_000 },
      }),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText("아이디")).toHaveValue("member01");
    await expect(screen.getByLabelText("금액")).toHaveValue("50,000");
    await userEvent.click(screen.getByRole("button", { name: "처음부터" }));
    await expect(screen.getByLabelText("아이디")).toHaveValue("");
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** No answer came: it is asked for, and what was typed stays. */
export const Unknown: Story = {
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await screen.findByText("응답을 받지 못했습니다. 처리되었는지 확인하고 있습니다.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "지금 확인" })).toBeVisible();
    await expect(screen.getByLabelText("아이디")).toHaveValue("member01");
  },
};
