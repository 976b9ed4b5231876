import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
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

it("each machine that an element of the page stands for shows it, moving", () => {
  const root = join(import.meta.dirname, "../..");
  const text = readFileSync(join(root, "workshop/faces/faces.tsx"), "utf8");
  const [, listed = ""] = text.split("export const FACES");
  const faces = [...listed.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, machine = ""]) => machine);
  const frozen = globSync("src/ui/**/*.states.stories.tsx", { cwd: root }).map((file) => basename(file).split(".")[0]);
  expect([...new Set(frozen)].filter((machine) => machine !== undefined && !faces.includes(machine))).toEqual([]);
  expect(faces.filter((machine) => !machines.includes(machine))).toEqual([]);
});
