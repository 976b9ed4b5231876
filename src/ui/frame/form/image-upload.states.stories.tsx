import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { imageUploadMachine } from "../../../machines/image-upload/image-upload.machine.ts";
import { imageUploadPaths } from "../../../machines/image-upload/image-upload.paths.ts";
import { ImagePicker, ImageUploadNotice } from "./image-upload.tsx";

const meta = { title: "기계(Machine)/상태/사진 올리기" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(imageUploadMachine, imageUploadPaths, ({ actor }) => (
  <>
    <ImagePicker ref={null} actor={actor} label="사진" />
    <ImageUploadNotice actor={actor} />
  </>
));

export const Waiting = leaf("waiting");
export const Uploading = leaf("uploading", { says: "사진을 올리는 중입니다." });
export const TooLarge = leaf("tooLarge", { says: "8MB가 넘는 사진입니다." });
export const Failed = leaf("failed", {
  where: ({ context }) => context.failure?.message !== null,
  says: "사진이 아닙니다.",
});
