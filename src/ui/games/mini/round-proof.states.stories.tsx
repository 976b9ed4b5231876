import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { roundProofMachine } from "../../../machines/round-proof/round-proof.machine.ts";
import { roundProofPaths } from "../../../machines/round-proof/round-proof.paths.ts";
import { PROOF_TEXT as TEXT } from "./proof-text.ts";
import { ProofOf } from "./proof-panel.tsx";

const meta = { title: "기계(Machine)/상태/회차 검증" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(roundProofMachine, roundProofPaths, ({ actor }) => <ProofOf actor={actor} />);

export const Idle = leaf("idle", { says: TEXT.verify });
export const Verifying = leaf("verifying", { says: TEXT.verifying });
export const Verified = leaf("verified", { says: `✓ ${TEXT.holds}` });
export const Failed = leaf("failed", { says: TEXT.failed });
