import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PATH_MODELS } from "./registry.ts";

const machines = Object.keys(PATH_MODELS).toSorted();

/** `export const LoginForm: Story = { args: { machine: "login-form" } }`, by which the links find it. */
function storiesIn(file: string): [story: string, machine: string][] {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const found = text.matchAll(/export const (\w+): Story = \{\s*args: \{ machine: "([a-z-]+)"/g);
  return [...found].map(([, story = "", machine = ""]) => [story, machine]);
}

it.each(["live.stories.tsx", "atlas.stories.tsx"])("%s has a story for every machine, under its name", (file) => {
  const named = storiesIn(file).filter(
    ([story, machine]) => story.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase() === machine,
  );
  expect(named.map(([, machine]) => machine).toSorted()).toEqual(machines);
});

it.each(["live.stories.tsx", "atlas.stories.tsx"])("%s keeps what is for the tests alone from the sidebar", (file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const played = text.split(/^export const /m).filter((story) => story.includes("  play: "));
  expect(played.length).toBeGreaterThan(0);
  // Storybook reads the tags from the text: those that are spread into a story it does not see.
  expect(played.filter((story) => !story.includes('  tags: ["!dev"],')).map((story) => story.split(":")[0])).toEqual(
    [],
  );
});
