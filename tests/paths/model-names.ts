// What each model of a machine is called and what it is. Both come from what the model starts with, so that it has one
// name on the machine itself, in the browser and in every format.
import type { SlipVariant } from "../../src/domain/market.ts";
import type { PathModel } from "./lib/model.ts";
import { PATH_MODELS } from "./registry.ts";

const VARIANTS: Readonly<Record<SlipVariant, string>> = {
  korean: "한국형 크로스·라이브",
  single: "한국형 승무패·핸디캡·스페셜·프로토",
  european: "유럽형",
  mini: "미니게임",
};

interface Start {
  variant?: SlipVariant;
  stored?: unknown;
}

function startOf({ input }: PathModel): Start {
  return typeof input === "object" && input !== null ? input : {};
}

/** The folder of a machine with one model; behind it what tells the model from the others, where there are some. */
export function modelName(folder: string, model: PathModel): string {
  if (PATH_MODELS[folder]?.length === 1) return folder;
  const { variant, stored } = startOf(model);
  const parts = [variant, stored !== undefined && "reload"].filter((part) => typeof part === "string");
  return [folder, ...(parts.length > 0 ? parts : ["fresh"])].join("-");
}

/** For a reader who chooses among the models of a machine. */
export function modelAbout(model: PathModel): string {
  const { variant, stored } = startOf(model);
  const start = stored === undefined ? "빈 것에서 시작" : "새로고침 뒤, 저장된 것에서 시작";
  return variant === undefined ? start : `${VARIANTS[variant]}: ${start}`;
}
