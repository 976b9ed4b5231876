import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx";

function Held(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <MoneyField
        {...props}
        value={value}
        onAmount={(won) => {
          setValue(won);
          props.onAmount(won);
        }}
      />
      <button type="button">다음</button>
    </>
  );
}

const meta = {
  title: "공통/기본 요소/금액 입력란",
  component: MoneyField,
  args: { "aria-label": "금액", value: 0, unit: "원", onAmount: fn(), onEnter: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A digit in the middle stays where it was typed, and so does what is taken away. */
export const TypedInside: Story = {
  args: { value: 100_000 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard("7");
    await expect(field).toHaveValue("1,700,000");
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard("5");
    await expect(field).toHaveValue("17,500,000");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(field).toHaveValue("100,000");
    await expect(field.selectionStart).toBe(1);
  },
};

/** A comma that is taken away comes back, and the caret is before it. */
export const BackspaceOnComma: Story = {
  args: { value: 1_234 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(field);
    field.setSelectionRange(2, 2);
    await userEvent.keyboard("{Backspace}");
    await expect(field).toHaveValue("1,234");
    await expect(field.selectionStart).toBe(1);
  },
};

export const KoreanUnits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "1만5천");
    await expect(args.onAmount).toHaveBeenLastCalledWith(15_000);
    await userEvent.click(canvas.getByRole("button"));
    await expect(field).toHaveValue("15,000");
    // The focus takes all, so that the next amount replaces this one.
    await userEvent.click(field);
    await userEvent.keyboard("990.9");
    await expect(args.onAmount).toHaveBeenLastCalledWith(990);
    await userEvent.keyboard("{Enter}");
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(field).toHaveValue("990");
  },
};
