import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ErrorFrame, ErrorPage, NotFoundPage } from "./error-pages.tsx";

const meta = {
  title: "공통/오류/오류 화면",
  component: ErrorPage,
  args: { error: new Error("알 수 없는 문제") },
  decorators: [inApp()],
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Thrown: Story = {};
export const Refused: Story = { args: { error: failure } };
export const NotFound: Story = { render: () => <NotFoundPage /> };
export const NothingOfThatName: Story = {
  render: () => <NotFoundPage reason="지워졌거나 없는 글입니다." list={{ to: "/free", label: "목록으로" }} />,
};
export const NotFoundForGuest: Story = {
  render: () => (
    <ErrorFrame>
      <NotFoundPage />
    </ErrorFrame>
  ),
};
