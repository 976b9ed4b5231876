import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ListPlace } from "./list-place.tsx";

/** So many that the last one is far below when all above it are drawn, and each is a line high. */
const ROWS = 400;

const meta = {
  title: "유럽형/경기 목록/목록의 자리",
  component: ListPlace,
  args: { height: 90, children: null },
} satisfies Meta<typeof ListPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is far below is not drawn, keeps its place, and is found by readers. */
export const FarBelow: Story = {
  render: ({ height }) => (
    <ul>
      {Array.from({ length: ROWS }, (_, at) => (
        <ListPlace key={at} height={height}>
          <p>{at}</p>
        </ListPlace>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText("0"), canvas.getByText(String(ROWS - 1))];
    // The browser decides it when it draws the next frame.
    await waitFor(() => expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
    const place = canvas.getAllByRole("listitem")[ROWS - 1];
    await waitFor(() => expect(place?.getBoundingClientRect().height).toBeGreaterThan(80));
    await expect(first.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    last.scrollIntoView();
    await waitFor(() => expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  },
};
