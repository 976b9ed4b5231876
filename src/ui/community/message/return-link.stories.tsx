import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { keepReturn } from "../../return-address.ts";
import { ReturnLink } from "./return-link.tsx";

const meta = {
  title: "쪽지함/돌아가기 링크",
  component: ReturnLink,
  beforeEach: () => keepReturn("messages", "/bet_result?page=2"),
  decorators: [inApp({ box: "p-4" })],
} satisfies Meta<typeof ReturnLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToTheHistory: Story = {};
