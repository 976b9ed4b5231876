import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { AddressSearch } from "./address-search.tsx";

const meta = {
  title: "공통/목록/주소로 검색",
  component: AddressSearch,
  args: { label: "제목, 내용" },
  decorators: [inApp({ path: "/free?text=울산" })],
} satisfies Meta<typeof AddressSearch>;
export default meta;

/** What the address asks for stands in the field. */
export const FromTheAddress: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue("울산")).toBeVisible(),
};
