import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./qr-code.tsx";

const meta = {
  title: "공통/기본 요소/QR 코드",
  component: QrCode,
  args: { text: "TDEMoQ8q3Vx2m5ZkF7LwYr9TnBcHsJd4uG", label: "입금 주소의 QR 코드" },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {};
