import type { Meta, StoryObj } from "@storybook/react-vite";

const COLORS = [
  "canvas",
  "surface",
  "raised",
  "sunken",
  "field",
  "hover",
  "line",
  "edge",
  "ink",
  "muted",
  "faint",
  "accent",
  "accent-soft",
  "on-accent",
  "rise",
  "rise-soft",
  "fall",
  "fall-soft",
  "warn",
  "warn-soft",
  "danger",
  "danger-soft",
  "focus",
] as const;
const SIZES = ["2xs", "xs", "sm", "base", "lg", "xl", "2xl"] as const;
const SPACES = [1, 2, 3, 4, 6, 8, 12] as const;

/** Every token that the page is drawn with. */
function Tokens() {
  return (
    <main className="grid gap-6 p-4">
      <h1 className="text-xl font-bold">토큰</h1>
      <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        {COLORS.map((name) => (
          <li key={name} className="flex items-center gap-2 text-xs">
            <span className="size-9 rounded-md border border-edge" style={{ background: `var(--color-${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid gap-2">
        {SIZES.map((name) => (
          <li key={name} style={{ fontSize: `var(--text-${name})` }}>
            {name} 한판 1,284,500원 · 1.95
          </li>
        ))}
      </ul>
      <ul className="flex items-end gap-2">
        {SPACES.map((steps) => (
          <li key={steps} className="grid justify-items-center gap-1 text-2xs text-muted">
            <span
              className="bg-accent"
              style={{ width: `calc(var(--spacing) * ${steps})`, height: `calc(var(--spacing) * ${steps})` }}
            />
            {steps}
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = { title: "공통/테마/색과 글자", component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { theme: "dark" } };
export const Light: Story = { globals: { theme: "light" } };
