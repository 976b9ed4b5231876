// A player, seen from the side: legs that run, arms, shirt and head. The feet are at 0, the height is one unit.
import { type Ctx, fillOval, stroke } from "./brush.ts";

export interface Pose {
  shirt: string;
  /** Strides; it stands still where it is null. */
  phase: number | null;
  /** 1 looks to the right, −1 to the left. */
  facing: number;
  /** Both arms are up. */
  isUp?: boolean;
}

export function drawFigure(ctx: Ctx, { shirt, phase, facing, isUp = false }: Pose): void {
  const swing = phase === null ? 0.12 : Math.sin(phase * Math.PI * 2) * 0.65;
  ctx.save();
  ctx.scale(facing, 1);
  fillOval(ctx, "rgb(0 0 0 / 26%)", [0, 0], 0.26, 0.06);
  for (const side of [1, -1]) {
    const angle = swing * side;
    const knee = [Math.sin(angle) * 0.22, -0.24] as const;
    stroke(ctx, side > 0 ? "#e8b88f" : "#c9966c", 0.1, [
      [0, -0.46],
      knee,
      [knee[0] - Math.max(0, -angle) * 0.16, Math.min(-0.02, -0.02 - Math.max(0, -angle) * 0.14)],
    ]);
  }
  stroke(ctx, "#f8fafc", 0.2, [
    [0, -0.48],
    [0.01, -0.44],
  ]);
  stroke(ctx, shirt, 0.25, [
    [0, -0.55],
    [0.03, -0.72],
  ]);
  stroke(ctx, shirt, 0.08, [[0.03, -0.74], isUp ? [0.16, -0.95] : [0.03 - swing * 0.24, -0.54]]);
  stroke(ctx, shirt, 0.08, [[0.03, -0.74], isUp ? [-0.12, -0.95] : [0.03 + swing * 0.24, -0.54]]);
  fillOval(ctx, "#e8b88f", [0.05, -0.91], 0.1, 0.1);
  fillOval(ctx, "#1f2937", [0.035, -0.95], 0.1, 0.065);
  ctx.restore();
}
