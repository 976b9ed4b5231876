import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { frozenActor } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { BASE_DIALOGS, type BaseDialog } from "../../../machines/dialogs/dialog-names.ts";
import { sessionMachine } from "../../../machines/session/session.machine.ts";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { BaseDialogs } from "./base-dialogs.tsx";

const meta = {
  title: "공통/대화상자/기본 창 모음",
  component: BaseDialogs,
  args: { name: "recommenderSignUp" },
  decorators: [
    (Story) => (
      <StoryApp
        prepare={({ actors }) =>
          Object.assign(actors, {
            session: frozenActor(sessionMachine, sessionPaths, "loggedIn.connection.online.waiting"),
          })
        }
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BaseDialogs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialogs whose pages stand. */
const DRAWN: readonly BaseDialog[] = [
  "recommenderSignUp",
  "join",
  "findPassword",
  "changePassword",
  "userInfo",
  "login",
  "customerWrite",
  "nonMember",
];

const shown = (name: BaseDialog): Story => ({
  args: { name },
  play: async () => {
    await expect(await screen.findByRole("dialog", {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const SignUp = shown("recommenderSignUp");
export const Join = shown("join");
export const FindPassword = shown("findPassword");
export const ChangePassword = shown("changePassword");
export const UserInfo = shown("userInfo");
export const CustomerWrite = shown("customerWrite");
export const NonMember = shown("nonMember");
/** The others come with their pages, each with a story of its own: then this one fails. */
export const NotYetDrawn: Story = {
  render: () => (
    <div data-testid="others">
      {BASE_DIALOGS.filter((name) => !DRAWN.includes(name)).map((name) => (
        <BaseDialogs key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId("others")).toBeEmptyDOMElement();
    // The dialog of the story before may still be leaving.
    await waitFor(() => expect(screen.queryAllByRole("dialog")).toEqual([]));
  },
};
